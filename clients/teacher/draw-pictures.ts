import { drawFirstPictures } from "@anaquel/client-kit/first-pictures";
import { firstPages } from "./first-pages.ts";

await drawFirstPictures(import.meta.dirname, Object.keys(firstPages), {
  signedIn: true,
  below: "any/unit/all/cat/all/subcat/all",
});
