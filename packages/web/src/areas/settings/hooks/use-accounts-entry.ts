import { useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { isAccount } from "../invited-account.ts";
import { useInvitees } from "./use-invitees.ts";

/** How one of several invited people fared. */
export interface Fared {
  readonly account: string;
  readonly code: string;
}

/** The accounts that somebody types to invite them: who they are, and who could not be invited. */
export const useAccountsEntry = () => {
  const t = useWords();
  const notice = useNotice();
  const [accounts, setAccounts] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly Fared[]>([]);
  const people = useInvitees(accounts);
  return {
    accounts,
    setAccounts,
    people,
    failed,
    /** What is wrong with the entry; null when nothing is. */
    check(): string | null {
      if (accounts.length === 0) return t("teams.accountsRequired");
      const wrong = accounts.find((account) => !isAccount(account));
      if (wrong !== undefined) return t("teams.accountInvalid", { account: wrong });
      const member = accounts.find((account) => people.get(account)?.disabled);
      return member === undefined ? null : t("teams.alreadyMember", { account: member });
    },
    /** Tells how many were invited. Who could not be stays, with the reason; true when nobody does. */
    settle(results: readonly Fared[]): boolean {
      const bad = results.filter(({ code }) => code !== "success");
      const sent = results.length - bad.length;
      if (sent > 0) notice.success(t("teams.invitationsSent", { count: sent }));
      setFailed(bad);
      setAccounts(bad.map(({ account }) => account));
      return bad.length === 0;
    },
  };
};
export type AccountsEntry = ReturnType<typeof useAccountsEntry>;
