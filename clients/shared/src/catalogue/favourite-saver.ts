/**
 * Saves full lists one after another, so that the last one wins. A list that arrives while another is being saved
 * replaces the one that waits. Failures are ignored: the mark stays until the title is read again.
 * Source: T-503, T-506, G47.
 */
export function createFavouriteSaver(save: (uuids: string[]) => Promise<unknown>): (uuids: Iterable<string>) => void {
  let waiting: string[] | null = null;
  let saving = false;

  async function work(): Promise<void> {
    saving = true;
    while (waiting) {
      const list = waiting;
      waiting = null;
      try {
        await save(list);
      } catch (error) {
        console.warn("The favourites could not be saved.", error);
      }
    }
    saving = false;
  }

  return (uuids) => {
    waiting = [...uuids];
    if (!saving) void work();
  };
}
