import type { Invitation } from "@benchleaf/contract";
import { Button } from "antd";
import type { ReactNode } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { cancelInvitation, resendInvitation, useChange, useInvitations } from "../settings.queries.ts";

const RowActions = ({ invitation }: { invitation: Invitation }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const resend = useChange(resendInvitation);
  const cancel = useChange(cancelInvitation);
  const done = (text: string) => ({ onSuccess: () => toasts.success(text), onError: toasts.failure });
  return (
    <>
      <Button
        size="small"
        type="link"
        loading={resend.isPending}
        onClick={() => resend.mutate(invitation.id, done(t("teams.resent")))}
        aria-label={`${t("teams.resend")}: ${invitation.account}`}
      >
        {t("teams.resend")}
      </Button>
      <Button
        size="small"
        type="link"
        danger
        loading={cancel.isPending}
        onClick={() => cancel.mutate(invitation.id, done(t("teams.invitationCancelled")))}
        aria-label={`${t("teams.takeBack")}: ${invitation.account}`}
      >
        {t("teams.takeBack")}
      </Button>
    </>
  );
};

/** Invitations that wait or have run out. */
export const InvitationList = ({ action }: { action: ReactNode }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvitations(true);
  const invitations = data?.pages.flatMap(({ records }) => records);
  if (error && !invitations) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!invitations) return <ListSkeleton label={t("shell.loading")} />;
  if (invitations.length === 0)
    return (
      <EmptyState
        sketch="people"
        title={t("teams.noInvitations")}
        text={t("teams.noInvitationsText")}
        action={action}
      />
    );
  const columns: readonly Column<Invitation>[] = [
    {
      key: "account",
      header: t("teams.columnAccount"),
      width: "minmax(160px, 1fr)",
      cell: ({ account }) => account,
    },
    {
      key: "roles",
      header: t("teams.roles"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ roles }) => roles.map((role) => roleName(t, role)).join(", "),
    },
    {
      key: "inviter",
      header: t("teams.columnInviter"),
      width: "140px",
      isSecondary: true,
      cell: ({ inviterName }) => inviterName,
    },
    {
      key: "state",
      header: t("teams.columnState"),
      width: "96px",
      cell: ({ status }) => t(status === "expired" ? "teams.invitationExpired" : "teams.invitationOpen"),
    },
    {
      key: "until",
      header: t("teams.columnUntil"),
      width: "120px",
      isSecondary: true,
      cell: ({ expireTime }) => <Moment instant={expireTime} />,
    },
    ...(hasPermission("USER_CREATE")
      ? [
          {
            key: "actions",
            header: <span className="visually-hidden">{t("shell.more")}</span>,
            width: "200px",
            align: "end" as const,
            cell: (invitation: Invitation) => <RowActions invitation={invitation} />,
          },
        ]
      : []),
  ];
  return (
    <DataList<Invitation>
      label={t("teams.invitations")}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
    />
  );
};
