import { describe, expect, it } from "vitest";
import type { LibraryTitle } from "../home/library-groups.ts";
import { afterFailure, type SaveEvent, type SaveState, saveFlow } from "./save-flow.ts";
import { type Changes, chosenTitles, INTERNAL_LIMIT, judge, onShelf, toEntry, toggle } from "./selection.ts";
import { byStage } from "./stages.ts";
import { aTitle } from "./testing.ts";

const NONE: Changes = new Map();
const numbers = (titles: readonly LibraryTitle[]) => titles.map(({ idTitulo }) => idTitulo);

describe("the selection", () => {
  it.each([
    ["nothing touched", [1, 2], [], [1, 2]],
    ["an unselected title is added", [1, 2], [3], [1, 2, 3]],
    ["a selected one is removed", [1, 2], [1], [2]],
    ["a title toggled twice is as before", [1, 2], [3, 3, 2, 2], [1, 2]],
  ])("P-183 P-196 %s", (_name, shelf, toggled, expected) => {
    const changes = toggled.reduce((known, n) => toggle(known, aTitle(n)), NONE);
    expect(
      numbers(
        chosenTitles(
          shelf.map((n) => aTitle(n)),
          changes,
        ),
      ),
    ).toEqual(expected);
  });

  it("P-196 what was not touched follows the shelf when it is read again", () => {
    const changes = toggle(NONE, aTitle(3));
    expect(numbers(chosenTitles([aTitle(1), aTitle(3), aTitle(4)], changes))).toEqual([1, 4]);
  });

  it("starts from the titles on the shelf", () => {
    expect(numbers(onShelf([aTitle(1), aTitle(2, { origin: "NOTLIBRARY" })]))).toEqual([1]);
  });

  it.each([
    ["P-190", 0, false, "nothing"],
    ["P-190", 0, true, "nothing"],
    ["P-191", INTERNAL_LIMIT, true, "ready"],
    ["P-191", INTERNAL_LIMIT + 1, true, "too-many"],
    ["P-191", INTERNAL_LIMIT + 1, false, "ready"],
  ])("%s %i chosen titles, internal %s: %s", (_id, count, isInternal, verdict) => {
    expect(judge(count, isInternal)).toBe(verdict);
  });

  it.each([
    [aTitle(2601), "260110"],
    [aTitle(2602, { adoption: 0, promotion: 1 }), "260201"],
    [aTitle(7, { promotion: 1 }), "711"],
  ])("P-194 P-195 an entry is number, adoption and promotion", (title, entry) => {
    expect(toEntry(title)).toBe(entry);
  });
});

describe("the stages", () => {
  it("P-189 keep the order of the server, each with its titles", () => {
    const titles = [aTitle(1, { stage: "ESO" }), aTitle(2, { stage: "Bachillerato" }), aTitle(3, { stage: "ESO" })];
    expect(byStage(titles).map(({ name, titles: held }) => [name, numbers(held)])).toEqual([
      ["ESO", [1, 3]],
      ["Bachillerato", [2]],
    ]);
  });
});

describe("a save", () => {
  const error = { status: 400 } as never;
  const CHOOSING: SaveState = { step: "choosing" };
  const SAVING: SaveState = { step: "saving" };
  const REFUSED: SaveState = { step: "refused", error };
  it.each<[SaveState, SaveEvent, SaveState]>([
    [CHOOSING, { type: "confirmed" }, SAVING],
    [SAVING, { type: "confirmed" }, SAVING],
    [SAVING, { type: "refused", error }, REFUSED],
    [REFUSED, { type: "closed" }, CHOOSING],
    [REFUSED, { type: "confirmed" }, REFUSED],
    [CHOOSING, { type: "refused", error }, CHOOSING],
    [SAVING, { type: "closed" }, SAVING],
  ])("P-187 %o after %o is %o", (state, event, next) => {
    expect(saveFlow(state, event)).toEqual(next);
  });

  it.each([
    ["P-187", 400, "dialog"],
    ["P-186", 500, "error-page"],
    ["P-186", 0, "error-page"],
    ["P-186", 408, "error-page"],
    ["P-186", 403, "error-page"],
  ])("%s a failure with %i leads to %s", (_id, status, next) => {
    expect(afterFailure(status)).toBe(next);
  });

  it("of a lost session is left to the way to sign in", () => {
    expect(afterFailure(401)).toBe("signin");
  });
});
