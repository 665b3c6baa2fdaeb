import { accessApi, channelOf } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { isAccount } from "../invited-account.ts";
import type { Fared } from "../settings.queries.ts";
import { useInvitees } from "./use-invitees.ts";

/** Whether the team may invite by mobile number. Where that cannot be known, the server refuses. */
const useIsByMobile = (): boolean => {
  const { data, isError } = useQuery({
    queryKey: ["features", "INVITATION_STRATEGY"],
    queryFn: ({ signal }) => call(accessApi.featureSwitch, { body: ["INVITATION_STRATEGY"] }, { signal }),
    throwOnError: false,
  });
  return data?.[0]?.detail.sendMethod.includes("mobile") ?? isError;
};

/** The accounts that someone types to invite them: who they are, and who could not be invited. */
export const useAccountsEntry = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const [accounts, setAccounts] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly Fared[]>([]);
  const people = useInvitees(accounts);
  const isByMobile = useIsByMobile();
  return {
    isByMobile,
    accounts,
    setAccounts,
    people,
    failed,
    /** What is wrong with the entry; null when nothing is. */
    check(): string | null {
      if (accounts.length === 0) return t("teams.accountsRequired");
      const wrong = accounts.find((account) => !isAccount(account));
      if (wrong !== undefined) return t("teams.accountInvalid", { account: wrong });
      const byMobile = isByMobile ? undefined : accounts.find((account) => channelOf(account) === "sms");
      if (byMobile !== undefined) return t("teams.noMobiles", { account: byMobile });
      const member = accounts.find((account) => people.get(account)?.disabled);
      return member === undefined ? null : t("teams.alreadyMember", { account: member });
    },
    /** Tells how many were invited. Who could not be stays, with the reason; true when no one does. */
    settle(results: readonly Fared[]): boolean {
      const bad = results.filter(({ code }) => code !== "success");
      const sent = results.length - bad.length;
      if (sent > 0) toasts.success(t("teams.invitationsSent", { count: sent }));
      setFailed(bad);
      setAccounts(bad.map(({ account }) => account));
      return bad.length === 0;
    },
  };
};
export type AccountsEntry = ReturnType<typeof useAccountsEntry>;
