/** Tells errors apart by their reason, never by their text. */
import { AnaquelError, createAnaquel, getTitle } from "@anaquel/sdk";

const anaquel = createAnaquel({ baseUrl: process.env.ANAQUEL_API ?? "http://localhost:3000/api", language: "en" });
await anaquel.signIn("marta.ruiz@demo.anaquel.example", "Anaquel2026");

try {
  await getTitle({ client: anaquel.client, path: { titleid: "00000000-0000-4000-8000-000000000000" } });
} catch (error) {
  if (!(error instanceof AnaquelError)) throw error;
  switch (error.reason) {
    case "NOT_FOUND":
      console.log("There is no such title.");
      break;
    case "TITLE_NOT_YOURS":
      console.log("The title is not in this library.");
      break;
    case "RATE_LIMITED":
      console.log(`Wait for ${error.retryAfter} seconds.`);
      break;
    default:
      console.log(`${error.message} Reference for support: ${error.reference}`);
  }
}
