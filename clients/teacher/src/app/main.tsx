import { start } from "./client.tsx";

await start();
