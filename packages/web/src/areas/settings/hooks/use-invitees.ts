import type { Invitee } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { lookUpInvitees } from "../look-up-invitees.ts";

/** Who has the accounts that were typed; each is looked up once, a moment after the last key. */
export const useInvitees = (accounts: readonly string[]): ReadonlyMap<string, Invitee> => {
  const [found, setFound] = useState<ReadonlyMap<string, Invitee>>(new Map());
  useEffect(
    () =>
      lookUpInvitees(accounts, found, (account, person) =>
        setFound((before) => new Map(before).set(account, person)),
      ),
    [accounts, found],
  );
  return found;
};
