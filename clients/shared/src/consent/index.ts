export { type Consent, giveConsent, readConsent, useConsent } from "./consent.ts";
export { ConsentGate } from "./consent-gate.tsx";
