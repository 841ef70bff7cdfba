/** Signs in and lists the titles on the shelf. */
import { createAnaquel, getLibrary } from "@anaquel/sdk";

const anaquel = createAnaquel({ baseUrl: process.env.ANAQUEL_API ?? "http://localhost:3000/api" });
await anaquel.signIn("marta.ruiz@demo.anaquel.example", "Anaquel2026");

const { data: titles } = await getLibrary({ client: anaquel.client });
for (const title of titles) console.log(`${title.name} · ${title.stage}`);

await anaquel.signOut();
