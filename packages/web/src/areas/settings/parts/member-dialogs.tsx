import type { Member } from "@benchleaf/contract";
import { Alert, Form } from "antd";
import { useState } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import {
  removeMember,
  setDisabled,
  setUserRoles,
  useChange,
  withdrawSecondFactorReset,
} from "../settings.queries.ts";
import { ResetSecondFactorDialog, UnlockDialog } from "./help-dialogs.tsx";
import { MemberSelect } from "./member-select.tsx";
import { RoleSelect } from "./role-select.tsx";

/** What is to be done with a member. */
export interface MemberTask {
  readonly kind:
    | "roles"
    | "disable"
    | "remove"
    | "unlock"
    | "resetSecondFactor"
    | "withdrawSecondFactorReset";
  readonly member: Member;
}

interface DialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const RolesDialog = ({ member, onClose }: DialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [roleIds, setRoleIds] = useState<readonly string[]>(member.roles.map(({ id }) => id));
  const change = useChange(setUserRoles);
  const save = () => {
    if (roleIds.length === 0) return toasts.warning(t("teams.rolesRequired"));
    change.mutate(
      { userId: member.userId, roleIds: [...roleIds] },
      {
        onSuccess: () => {
          toasts.success(t("teams.saved"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("teams.rolesOf", { name: member.name })}
      action={t("shell.save")}
      isBusy={change.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <Form.Item label={t("teams.roles")} htmlFor="member-roles" layout="vertical">
        <RoleSelect id="member-roles" value={roleIds} onChange={setRoleIds} />
      </Form.Item>
    </ConfirmDialog>
  );
};

const DisableDialog = ({ member, onClose }: DialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChange(setDisabled);
  const disabled = !member.disabled;
  const go = () =>
    change.mutate({ userId: member.userId, disabled }, { onSuccess: onClose, onError: toasts.failure });
  return (
    <ConfirmDialog
      isOpen
      title={t(disabled ? "teams.disableAsk" : "teams.enableAsk", { name: member.name })}
      action={t(disabled ? "teams.disable" : "teams.enable")}
      isDanger={disabled}
      isBusy={change.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      {t(disabled ? "teams.disableText" : "teams.enableText")}
    </ConfirmDialog>
  );
};

const RemoveDialog = ({ member, onClose }: DialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [successorId, setSuccessor] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChange(removeMember);
  const go = () => {
    if (successorId === undefined) return setProblem(t("teams.chooseMember"));
    change.mutate(
      { userId: member.userId, successorId },
      {
        onSuccess: () => {
          toasts.success(t("teams.removed", { name: member.name }));
          onClose();
        },
        onError: (error) => setProblem(formatError(t, error)),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("teams.removeAsk", { name: member.name })}
      action={t("teams.remove")}
      isDanger
      isBusy={change.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      <p>{t("teams.removeText")}</p>
      <br />
      <Form.Item label={t("teams.successor")} htmlFor="successor" layout="vertical">
        <MemberSelect id="successor" value={successorId} except={member.userId} onChange={setSuccessor} />
      </Form.Item>
    </ConfirmDialog>
  );
};

const WithdrawDialog = ({ member, onClose }: DialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [problem, setProblem] = useState<string | null>(null);
  const { name, userId } = member;
  const change = useChange(withdrawSecondFactorReset);
  const go = () =>
    change.mutate(userId, {
      onSuccess: () => {
        toasts.success(t("teams.resetWithdrawn", { name }));
        onClose();
      },
      onError: (error) => setProblem(formatError(t, error)),
    });
  return (
    <ConfirmDialog
      isOpen
      title={t("teams.withdrawResetAsk", { name })}
      action={t("teams.withdrawReset")}
      isBusy={change.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      {t("teams.withdrawResetText")}
    </ConfirmDialog>
  );
};

const DIALOGS = {
  roles: RolesDialog,
  disable: DisableDialog,
  remove: RemoveDialog,
  unlock: UnlockDialog,
  resetSecondFactor: ResetSecondFactorDialog,
  withdrawSecondFactorReset: WithdrawDialog,
};

export const MemberDialogs = ({ task, onClose }: { task: MemberTask; onClose: () => void }) => {
  const Dialog = DIALOGS[task.kind];
  return <Dialog member={task.member} onClose={onClose} />;
};
