export { FailurePanel } from "./failure-panel.tsx";
export { messageFor, referenceOf, statusMessage } from "./messages.ts";
