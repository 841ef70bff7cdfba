import { describe } from "vitest";
import { MAILS } from "../support/api.ts";
import { SCREENS } from "../support/screens.ts";
import { openStage } from "../support/stage.ts";
import { walkThrough } from "../support/walk.ts";

const stage = await openStage();

describe("P-002 P-360 a walk through the screens of visitors, students and one teacher", () => {
  walkThrough(
    stage,
    SCREENS.filter(({ mail }) => mail === undefined || mail === MAILS.teacher),
  );
});
