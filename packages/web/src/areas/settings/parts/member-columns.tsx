import { MoreOutlined, SafetyOutlined } from "@ant-design/icons";
import { type Member, SECOND_FACTOR_RESET_HOURS } from "@benchleaf/contract";
import { Button, Dropdown, type MenuProps, Tag, Tooltip } from "antd";
import { avatarAddress } from "../../../kernel/avatar.ts";
import { features } from "../../../kernel/features.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { Person } from "../../../ui/person.tsx";
import type { MemberTask } from "./member-dialogs.tsx";

const RowMenu = ({ member, onTask }: { member: Member; onTask: (task: MemberTask) => void }) => {
  const t = useTranslation();
  const mayUpdate = hasPermission("USER_UPDATE");
  const items: NonNullable<MenuProps["items"]> = [
    ...(mayUpdate && features.get().has("USER_ROLE") ? [{ key: "roles", label: t("teams.editRoles") }] : []),
    ...(member.abilities.unlock ? [{ key: "unlock", label: t("teams.unlock") }] : []),
    ...(member.abilities.resetSecondFactor
      ? [{ key: "resetSecondFactor", label: t("teams.resetSecondFactor") }]
      : []),
    ...(member.abilities.withdrawSecondFactorReset
      ? [{ key: "withdrawSecondFactorReset", label: t("teams.withdrawReset") }]
      : []),
    ...(mayUpdate && !member.isOwner
      ? [{ key: "disable", label: t(member.disabled ? "teams.enable" : "teams.disable") }]
      : []),
    ...(hasPermission("USER_DELETE") && !member.isOwner
      ? [{ key: "remove", danger: true, label: t("teams.remove") }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown
      autoFocus
      trigger={["click"]}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          // Else the same Enter presses what the dialog focuses first, which closes it.
          domEvent.preventDefault();
          onTask({ kind: key as MemberTask["kind"], member });
        },
      }}
    >
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined />}
        aria-label={`${t("shell.more")}: ${member.name}`}
      />
    </Dropdown>
  );
};

/** Whether they are active; for members whom the user may help, also what blocks them, and their second factor. */
const State = ({ member }: { member: Member }) => {
  const t = useTranslation();
  const format = useFormat();
  const { disabled, lockTime, hasSecondFactor, resetAskTime } = member;
  const locked = lockTime && t("teams.lockedSince", { time: format.dateTime(lockTime) });
  const waits =
    resetAskTime &&
    t("teams.resetAskedSince", { time: format.dateTime(resetAskTime), hours: SECOND_FACTOR_RESET_HOURS });
  return (
    <>
      {locked && !disabled ? (
        <Tooltip title={locked}>
          <Tag color="error" tabIndex={0} aria-label={`${t("teams.stateLocked")}: ${locked}`} role="note">
            {t("teams.stateLocked")}
          </Tag>
        </Tooltip>
      ) : (
        t(disabled ? "teams.stateDisabled" : "teams.stateActive")
      )}
      {waits && (
        <Tooltip title={waits}>
          <Tag
            color="warning"
            tabIndex={0}
            aria-label={`${t("teams.stateResetWaits")}: ${waits}`}
            role="note"
          >
            {t("teams.stateResetWaits")}
          </Tag>
        </Tooltip>
      )}
      {hasSecondFactor && (
        <Tooltip title={t("teams.secondFactorOn")}>
          <SafetyOutlined
            role="img"
            tabIndex={0}
            aria-label={t("teams.secondFactorOn")}
            style={{ marginInlineStart: 6 }}
          />
        </Tooltip>
      )}
    </>
  );
};

/** The columns of the member list. */
export const useMemberColumns = (onTask: (task: MemberTask) => void): readonly Column<Member>[] => {
  const t = useTranslation();
  return [
    {
      key: "name",
      header: t("teams.columnName"),
      width: "minmax(160px, 1fr)",
      cell: ({ name, avatar, isOwner }) => (
        <>
          <Person name={name} picture={avatarAddress(avatar)} /> {isOwner && <Tag>{t("teams.owner")}</Tag>}
        </>
      ),
    },
    {
      key: "account",
      header: t("teams.columnAccount"),
      width: "minmax(160px, 1fr)",
      isSecondary: true,
      cell: ({ email, mobile }) => email ?? mobile,
    },
    {
      key: "roles",
      header: t("teams.roles"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ roles }) => roles.map((role) => roleName(t, role)).join(", "),
    },
    {
      key: "state",
      header: t("teams.columnState"),
      width: "minmax(96px, 140px)",
      cell: (member) => <State member={member} />,
    },
    {
      key: "joined",
      header: t("teams.columnJoined"),
      width: "120px",
      isSecondary: true,
      cell: ({ joinTime }) => <Moment instant={joinTime} />,
    },
    {
      key: "more",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "40px",
      cell: (member) => <RowMenu member={member} onTask={onTask} />,
    },
  ];
};
