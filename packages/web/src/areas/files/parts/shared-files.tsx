import { CloseOutlined, TeamOutlined } from "@ant-design/icons";
import type { SharedFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useShared, useUnshare } from "../../../kernel/sharing/sharing.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SharingPanel } from "../../../shared/files/sharing/sharing-panel.tsx";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { SharedName } from "./shared-name.tsx";

const useColumns = (
  direction: "withMe" | "byMe",
  onChange: (file: SharedFile) => void,
): readonly Column<SharedFile>[] => {
  const t = useTranslation();
  const format = useFormat();
  const isMine = direction === "withMe";
  return [
    {
      key: "name",
      header: t("fileActions.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (file) => <SharedName file={file} />,
    },
    {
      key: "who",
      header: t(isMine ? "sharing.columnBy" : "sharing.columnWith"),
      width: "160px",
      cell: ({ share }) => <Colleague id={share.userId} name={share.userName} />,
    },
    {
      key: "level",
      header: t("sharing.level"),
      width: "120px",
      isSecondary: true,
      cell: ({ share }) => t(`sharing.level_${share.level}`),
    },
    {
      key: "time",
      header: t("sharing.columnTime"),
      width: "130px",
      isSecondary: true,
      cell: ({ share }) => <Moment instant={share.createTime} />,
    },
    {
      key: "ends",
      header: t("sharing.ends"),
      width: "160px",
      isSecondary: true,
      cell: ({ share }) =>
        share.expireTime === null ? t("sharing.endsNever") : format.dateTime(share.expireTime),
    },
    {
      key: "change",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "40px",
      cell: (file) => (
        <Button
          size="small"
          type="text"
          icon={isMine ? <CloseOutlined /> : <TeamOutlined />}
          aria-label={t(isMine ? "sharing.leave" : "sharing.titleOf", { name: file.name })}
          onClick={() => onChange(file)}
        />
      ),
    },
  ];
};

/** Shares with the reader, which they may leave, or by the reader, which they may change. */
export const SharedFiles = ({ direction }: { direction: "withMe" | "byMe" }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId } = useSession();
  const list = useShared(direction);
  const unshare = useUnshare();
  const [chosen, setChosen] = useState<SharedFile | null>(null);
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const columns = useColumns(direction, setChosen);
  const close = () => setChosen(null);
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  const leave = () =>
    chosen &&
    unshare.mutate(
      { fileId: chosen.id, userId },
      {
        onSuccess: () => toasts.success(t("sharing.ended")),
        onError: toasts.failure,
        onSettled: close,
      },
    );
  return (
    <>
      {files.length === 0 ? (
        <EmptyState
          sketch="people"
          title={t(`sharing.${direction}Empty`)}
          text={t(`sharing.${direction}EmptyText`)}
        />
      ) : (
        <DataList
          label={t(`sharing.${direction}`)}
          columns={columns}
          rows={files}
          rowKey={({ id, share }) => `${id} ${share.userId}`}
          onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        />
      )}
      {direction === "withMe" ? (
        <ConfirmDialog
          isOpen={chosen !== null}
          title={t("sharing.leave", { name: chosen?.name ?? "" })}
          action={t("sharing.end")}
          isDanger
          isBusy={unshare.isPending}
          onConfirm={leave}
          onClose={close}
        >
          {t("sharing.leaveText")}
        </ConfirmDialog>
      ) : (
        chosen && <SharingPanel file={chosen} onClose={close} />
      )}
    </>
  );
};
