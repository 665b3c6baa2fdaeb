import { MEMBER_ROLE_ID } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { useState } from "react";
import { features } from "../../../kernel/features.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAccountsEntry } from "../hooks/use-accounts-entry.ts";
import { inviteAll, useChange, useRoles } from "../settings.queries.ts";
import { AccountsField } from "./accounts-field.tsx";
import { RoleSelect } from "./role-select.tsx";

interface Problem {
  readonly field: "accounts" | "roles";
  readonly text: string;
}

/** Invites up to fifty people by email or mobile number; who could not be invited stays, with the reason. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const entry = useAccountsEntry();
  const [picked, setPicked] = useState<readonly string[]>();
  const mayPick = features.get().has("USER_ROLE") && hasPermission("ROLE_READ");
  const { data: roles } = useRoles(mayPick);
  // As long as no one has picked: the role of daily work, where the inviter may give it.
  const usual = roles?.records.find(({ roleKey, abilities }) => roleKey === "MEMBER" && abilities.grant);
  const roleIds = picked ?? (usual ? [usual.id] : mayPick ? [] : [MEMBER_ROLE_ID]);
  const [remark, setRemark] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const invite = useChange(inviteAll);

  const check = (): Problem | null => {
    const text = entry.check();
    if (text !== null) return { field: "accounts", text };
    return mayPick && roleIds.length === 0 ? { field: "roles", text: t("teams.rolesRequired") } : null;
  };
  const problemAt = (field: Problem["field"]) => (problem?.field === field ? problem.text : null);
  const rolesProblem = problemAt("roles");
  const submit = () => {
    const found = check();
    setProblem(found);
    if (found !== null || invite.isPending) return;
    invite.mutate(
      { accounts: [...entry.accounts], roleIds: [...roleIds], remark },
      {
        onSuccess: (results) => entry.settle(results) && onClose(),
        onError: toasts.failure,
      },
    );
  };
  return (
    <Dialog
      open
      title={t("teams.invite")}
      okText={t("teams.sendInvitations")}
      cancelText={t("shell.cancel")}
      confirmLoading={invite.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <AccountsField id="invited-accounts" entry={entry} problem={problemAt("accounts")} isFocusedFirst />
        {mayPick && (
          <Form.Item
            label={t("teams.roles")}
            htmlFor="invited-roles"
            {...(rolesProblem === null ? {} : { help: rolesProblem, validateStatus: "error" as const })}
          >
            <RoleSelect id="invited-roles" value={roleIds} onChange={setPicked} />
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
    </Dialog>
  );
};
