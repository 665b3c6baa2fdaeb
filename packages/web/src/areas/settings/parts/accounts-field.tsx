import { MAX_BATCH_INVITATIONS } from "@benchleaf/contract";
import { Form, Select } from "antd";
import { hasPhrase, type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { AccountsEntry } from "../hooks/use-accounts-entry.ts";
import styles from "./settings.module.css";

interface AccountLineProps {
  readonly account: string;
  readonly entry: AccountsEntry;
}

/** Who has an account that was typed, or why they could not be invited. */
const AccountLine = ({ account, entry }: AccountLineProps) => {
  const t = useTranslation();
  const refusal = entry.failed.find((one) => one.account === account);
  if (refusal) {
    const key = `errors.${refusal.code}`;
    const said = hasPhrase(key) ? t(key as PhraseKey) : (refusal.message ?? "");
    const reason = said === "" ? t("shell.failureUnknown") : said;
    return (
      <li className={styles.bad}>
        {account}: {reason}
      </li>
    );
  }
  const person = entry.people.get(account);
  if (!person) return null;
  if (person.disabled) return <li className={styles.bad}>{t("teams.alreadyMember", { account })}</li>;
  return <li className={styles.soft}>{t("teams.foundPerson", { account, name: person.name })}</li>;
};

interface AccountsFieldProps {
  readonly id: string;
  readonly entry: AccountsEntry;
  readonly problem: string | null;
  readonly isFocusedFirst?: boolean;
}

/** Takes up to fifty email addresses and mobile numbers, typed or pasted. */
export const AccountsField = ({ id, entry, problem, isFocusedFirst = false }: AccountsFieldProps) => {
  const t = useTranslation();
  const help =
    problem ?? t(entry.isByMobile ? "teams.accountsHelp" : "teams.mailsHelp", { max: MAX_BATCH_INVITATIONS });
  return (
    <>
      <Form.Item
        label={t(entry.isByMobile ? "teams.accounts" : "teams.mails")}
        htmlFor={id}
        help={help}
        {...(problem === null ? {} : { validateStatus: "error" as const })}
      >
        <Select
          id={id}
          mode="tags"
          autoFocus={isFocusedFirst}
          open={false}
          suffixIcon={null}
          maxCount={MAX_BATCH_INVITATIONS}
          tokenSeparators={[",", ";", " ", "\n", "，", "；", "、"]}
          value={[...entry.accounts]}
          onChange={(next: string[]) => entry.setAccounts([...new Set(next.map((one) => one.trim()))])}
          style={{ width: "100%" }}
        />
      </Form.Item>
      <ul className={styles.results} aria-live="polite">
        {entry.accounts.map((account) => (
          <AccountLine key={account} account={account} entry={entry} />
        ))}
      </ul>
    </>
  );
};
