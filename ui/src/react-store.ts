// Takes the place of a package that brings this hook to versions of React which lack it.
export { useSyncExternalStore } from "react";
