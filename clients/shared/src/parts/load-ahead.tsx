import { type ComponentType, createElement, lazy, type ReactNode } from "react";

/** A component whose code may be loaded ahead; it is then drawn at once, without a moment in which nothing stands there. */
export interface LoadedAhead<P> {
  (props: P): ReactNode;
  load(): Promise<unknown>;
}

/** Makes a component of code that is loaded when it is first drawn, or before. Below it there must be a `Suspense`. */
export function loadAhead<P extends object>(load: () => Promise<ComponentType<P>>): LoadedAhead<P> {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await loadOnce() }));
  const Part = (props: P) => createElement(loaded ?? Late, props);
  return Object.assign(Part, { load: loadOnce });
}
