const TURN_MS = 8;

/** By a message: a timer of a page in the background may wait for a second. */
const nextTurn = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });

/**
 * Takes all items one after the other, in slices that let the page continue between them. What fits one turn takes no
 * other.
 */
export const forEachYielding = async <Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
): Promise<void> => {
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun >= TURN_MS) {
      await nextTurn();
      begun = performance.now();
    }
    take(item);
  }
};
