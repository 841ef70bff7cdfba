import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const ATTEMPTS = 5;
const PAUSE_MS = 2000;

/**
 * A part of a page, such as a dialog, whose code is loaded when it is first drawn. When the network fails meanwhile, the page
 * around it stays as it is, and the part appears as soon as it can be loaded.
 *
 * @param load asked again a few times; what fails in the end is shown by the boundary of the page
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await persist(load) }));
}

/** Loads something, again when the network fails, and fails in the end like `load`. */
export async function persist<T>(load: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempts === 1) throw error;
    await (navigator.onLine ? pause() : online());
    return persist(load, attempts - 1);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function online(): Promise<void> {
  return new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
}
