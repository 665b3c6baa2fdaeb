import { type Invitee, LOOKUP_DEBOUNCE_MS } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { isAccount } from "../invited-account.ts";
import { findInvitee } from "../settings.queries.ts";

/** Who has the accounts that were typed; each is looked up once, a moment after the last key. */
export const useInvitees = (accounts: readonly string[]): ReadonlyMap<string, Invitee> => {
  const [found, setFound] = useState<ReadonlyMap<string, Invitee>>(new Map());
  useEffect(() => {
    const unknown = accounts.filter((account) => isAccount(account) && !found.has(account));
    if (unknown.length === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      for (const account of unknown) {
        findInvitee(account, abort.signal).then(
          (person) => setFound((before) => new Map(before).set(account, person)),
          // The invitation itself says what is wrong.
          () => undefined,
        );
      }
    }, LOOKUP_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [accounts, found]);
  return found;
};
