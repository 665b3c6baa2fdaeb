/** What a document has done that ends with it, shown by the next document. */
export type DoneBefore = "signedIn" | "signedOut" | "teamSwitched";

const KEY = "benchleaf-done-before";
const kinds: readonly DoneBefore[] = ["signedIn", "signedOut", "teamSwitched"];

/** Leaves word for the page that opens next in this tab. */
export const carryToNextPage = (done: DoneBefore): void => {
  try {
    sessionStorage.setItem(KEY, done);
  } catch {
    // A browser without storage shows the next page without the message.
  }
};

/** Once: reading it removes it. */
export const takeEarlierToast = (): DoneBefore | null => {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kinds.find((kind) => kind === kept) ?? null;
  } catch {
    return null;
  }
};
