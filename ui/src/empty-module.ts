/** Stands in for fill-ins that no supported browser needs. */
export function apply(): void {}
export function isSupported(): boolean {
  return true;
}
export function isPolyfilled(): boolean {
  return false;
}
