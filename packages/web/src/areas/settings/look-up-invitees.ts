import { type Invitee, LOOKUP_DEBOUNCE_MS } from "@benchleaf/contract";
import { isAccount } from "./invited-account.ts";
import { findInvitee } from "./settings.queries.ts";

/**
 * Looks up who has the accounts that no one was found for yet, 200 ms from now; what is no account yet is left.
 * Returns how to stop, as the next key does.
 */
export const lookUpInvitees = (
  accounts: readonly string[],
  found: ReadonlyMap<string, Invitee>,
  onFound: (account: string, person: Invitee) => void,
): (() => void) => {
  const unknown = accounts.filter((account) => isAccount(account) && !found.has(account));
  if (unknown.length === 0) return () => undefined;
  const abort = new AbortController();
  const timer = setTimeout(() => {
    for (const account of unknown) {
      findInvitee(account, abort.signal).then(
        (person) => onFound(account, person),
        // The invitation itself reports the error.
        () => undefined,
      );
    }
  }, LOOKUP_DEBOUNCE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
};
