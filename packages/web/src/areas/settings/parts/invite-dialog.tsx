import { MAX_BATCH_INVITATIONS } from "@benchleaf/contract";
import { Form, Input, Modal, Select } from "antd";
import { useState } from "react";
import { features } from "../../../kernel/features.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { hasPhrase, type PhraseKey, useWords } from "../../../kernel/words.ts";
import { useInvitees } from "../hooks/use-invitees.ts";
import { isAccount } from "../invited-account.ts";
import { inviteAll, useChange } from "../settings.queries.ts";
import { RoleSelect } from "./role-select.tsx";
import styles from "./settings.module.css";

interface Problem {
  readonly field: "accounts" | "roles";
  readonly text: string;
}

interface Failed {
  readonly account: string;
  readonly code: string;
}

/** Invites up to fifty people by mail or mobile number; who could not be invited stays, with the reason. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords();
  const notice = useNotice();
  const [accounts, setAccounts] = useState<readonly string[]>([]);
  const [roleIds, setRoleIds] = useState<readonly string[]>([]);
  const [remark, setRemark] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const people = useInvitees(accounts);
  const invite = useChange(inviteAll);
  const hasRoles = features.get().has("USER_ROLE");

  const say = (code: string): string =>
    hasPhrase(`errors.${code}`) ? t(`errors.${code}` as PhraseKey) : t("shell.failureUnknown");
  const checkAccounts = (): string | null => {
    if (accounts.length === 0) return t("teams.accountsRequired");
    const wrong = accounts.find((account) => !isAccount(account));
    if (wrong !== undefined) return t("teams.accountInvalid", { account: wrong });
    const member = accounts.find((account) => people.get(account)?.disabled);
    return member === undefined ? null : t("teams.alreadyMember", { account: member });
  };
  const check = (): Problem | null => {
    const text = checkAccounts();
    if (text !== null) return { field: "accounts", text };
    return hasRoles && roleIds.length === 0 ? { field: "roles", text: t("teams.rolesRequired") } : null;
  };
  const helpAt = (field: Problem["field"], help?: string) =>
    problem?.field === field ? { help: problem.text, validateStatus: "error" as const } : { help };
  const submit = () => {
    const found = check();
    setProblem(found);
    if (found !== null || invite.isPending) return;
    invite.mutate(
      { accounts: [...accounts], roleIds: [...roleIds], remark },
      {
        onSuccess: (results) => {
          const bad = results.filter(({ code }) => code !== "success");
          const sent = results.length - bad.length;
          if (sent > 0) notice.success(t("teams.invitationsSent", { count: sent }));
          if (bad.length === 0) return onClose();
          setFailed(bad);
          setAccounts(bad.map(({ account }) => account));
        },
        onError: notice.failure,
      },
    );
  };
  return (
    <Modal
      open
      title={t("teams.invite")}
      okText={t("teams.sendInvitations")}
      cancelText={t("shell.cancel")}
      confirmLoading={invite.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item
          label={t("teams.accounts")}
          htmlFor="invited-accounts"
          {...helpAt("accounts", t("teams.accountsHelp", { max: MAX_BATCH_INVITATIONS }))}
        >
          <Select
            id="invited-accounts"
            mode="tags"
            autoFocus
            open={false}
            suffixIcon={null}
            maxCount={MAX_BATCH_INVITATIONS}
            tokenSeparators={[",", ";", " ", "\n", "，", "；", "、"]}
            value={[...accounts]}
            onChange={(next: string[]) => setAccounts([...new Set(next.map((one) => one.trim()))])}
            style={{ width: "100%" }}
          />
        </Form.Item>
        <ul className={styles.results} aria-live="polite">
          {accounts.map((account) => {
            const person = people.get(account);
            const refusal = failed.find((one) => one.account === account);
            if (refusal) {
              return (
                <li key={account} className={styles.bad}>
                  {account}: {say(refusal.code)}
                </li>
              );
            }
            if (!person) return null;
            return (
              <li key={account} className={person.disabled ? styles.bad : styles.soft}>
                {person.disabled
                  ? t("teams.alreadyMember", { account })
                  : t("teams.foundPerson", { account, name: person.name })}
              </li>
            );
          })}
        </ul>
        {hasRoles && (
          <Form.Item label={t("teams.roles")} htmlFor="invited-roles" {...helpAt("roles")}>
            <RoleSelect id="invited-roles" value={roleIds} onChange={setRoleIds} />
          </Form.Item>
        )}
        <Form.Item label={`${t("teams.remark")} (${t("shell.optional")})`} htmlFor="invitation-remark">
          <Input.TextArea
            id="invitation-remark"
            maxLength={200}
            rows={2}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
};
