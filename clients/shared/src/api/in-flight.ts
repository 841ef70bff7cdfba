interface Flight {
  controller: AbortController;
  waiting: number;
}

const flights = new Map<string, Flight>();

/** A signal for the call behind a key; it is aborted when nobody waits for the key any more. */
export function signalFor(key: string): AbortSignal {
  return flightOf(key).controller.signal;
}

/** Says that a component waits for a key; the returned function says that it does so no longer. */
export function waitFor(key: string): () => void {
  flightOf(key).waiting += 1;
  return () => {
    const flight = flights.get(key);
    if (!flight) return;
    flight.waiting -= 1;
    // A component that takes over in the same turn keeps the call alive.
    queueMicrotask(() => {
      if (flight.waiting > 0 || flights.get(key) !== flight) return;
      flights.delete(key);
      flight.controller.abort();
    });
  };
}

function flightOf(key: string): Flight {
  const known = flights.get(key);
  if (known) return known;
  const flight = { controller: new AbortController(), waiting: 0 };
  flights.set(key, flight);
  return flight;
}
