import { PlusOutlined } from "@ant-design/icons";
import type { IssuedAnnouncement } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { announcementState } from "../announcement-entry.ts";
import { LEVEL_NAMES } from "../announcement-labels.ts";
import { useIssuedAnnouncements, useWithdrawAnnouncement } from "../announcements.queries.ts";
import { AnnouncementDialog } from "../parts/announcement-dialog.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";

const useColumns = (
  onWithdraw: (announcement: IssuedAnnouncement) => void,
): readonly Column<IssuedAnnouncement>[] => {
  const t = useTranslation();
  const format = useFormat();
  const { locale } = usePreferences();
  const now = new Date();
  return [
    {
      key: "title",
      header: t("announce.headline"),
      width: "minmax(180px, 1fr)",
      cell: ({ title }) => title[locale],
    },
    {
      key: "level",
      header: t("announce.level"),
      width: "100px",
      isSecondary: true,
      cell: ({ level }) => t(LEVEL_NAMES[level]),
    },
    {
      key: "period",
      header: t("announce.period"),
      width: "340px",
      isSecondary: true,
      cell: ({ startTime, endTime }) => `${format.dateTime(startTime)} – ${format.dateTime(endTime)}`,
    },
    {
      key: "state",
      header: t("announce.state"),
      width: "110px",
      cell: (announcement) => t(`announce.${announcementState(announcement, now)}`),
    },
    {
      key: "actions",
      header: "",
      width: "120px",
      align: "end",
      cell: (announcement) =>
        announcement.withdrawTime === null && (
          <Button
            size="small"
            aria-label={`${t("announce.withdraw")}: ${announcement.title[locale]}`}
            onClick={() => onWithdraw(announcement)}
          >
            {t("announce.withdraw")}
          </Button>
        ),
    },
  ];
};

const WithdrawDialog = ({
  announcement,
  onClose,
}: {
  announcement: IssuedAnnouncement;
  onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { locale } = usePreferences();
  const withdraw = useWithdrawAnnouncement();
  return (
    <ConfirmDialog
      isOpen
      title={t("announce.withdrawAsk", { title: announcement.title[locale] })}
      action={t("announce.withdraw")}
      isDanger
      isBusy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(announcement.id, {
          onSuccess: () => toasts.success(t("announce.withdrawDone")),
          onError: toasts.failure,
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      {t("announce.withdrawText")}
    </ConfirmDialog>
  );
};

/** What is announced to the members of all teams, for the administrator of the installation. */
export default function InstanceAnnouncementsPage() {
  const t = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<IssuedAnnouncement | null>(null);
  const columns = useColumns(setWithdrawn);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useIssuedAnnouncements();
  const announcements = data?.pages.flatMap(({ records }) => records);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setWriting(true)}>
      {t("announce.create")}
    </Button>
  );
  const list = () => {
    if (error && !announcements) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!announcements) return <ListSkeleton label={t("shell.loading")} />;
    if (announcements.length === 0)
      return (
        <EmptyState
          sketch="messages"
          title={t("announce.none")}
          text={t("announce.noneText")}
          action={create}
        />
      );
    return (
      <DataList
        label={t("announce.title")}
        columns={columns}
        rows={announcements}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  const hasSome = announcements !== undefined && announcements.length > 0;
  return (
    <InstanceFrame title={t("announce.title")} error={error} actions={hasSome && create}>
      {list()}
      {isWriting && <AnnouncementDialog onClose={() => setWriting(false)} />}
      {withdrawn && <WithdrawDialog announcement={withdrawn} onClose={() => setWithdrawn(null)} />}
    </InstanceFrame>
  );
}
