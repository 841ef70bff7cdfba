import type { Socket } from "node:net";

const watchers = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back when the browser at the other end of a connection leaves. Returns how to stop waiting. A connection serves
 * many requests, so it gets one listener for all of them.
 */
export function onDeparture(socket: Socket, callback: () => void): () => void {
  let waiting = watchers.get(socket);
  if (!waiting) {
    const set = new Set<() => void>();
    waiting = set;
    watchers.set(socket, set);
    socket.once("close", () => {
      for (const each of set) each();
    });
  }
  waiting.add(callback);
  const set = waiting;
  return () => {
    set.delete(callback);
  };
}
