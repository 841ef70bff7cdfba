export { type Answers, fakeApi, problem } from "./fake-api.ts";
export { openScreen } from "./open-screen.tsx";
