import { type ListedPublication, publicationsApi } from "@benchleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useWithdraw } from "../../../shared/files/sharing/publication.queries.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";

const PAGE_ROWS = 50;

const usePublished = (isMine: boolean) =>
  useInfiniteQuery({
    queryKey: ["publication", "list", isMine],
    queryFn: ({ pageParam, signal }) =>
      call(
        publicationsApi.listPublications,
        {
          query: {
            limit: PAGE_ROWS,
            ...(isMine && { mine: "true" as const }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

const useColumns = (onWithdraw: (one: ListedPublication) => void): readonly Column<ListedPublication>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "name",
      header: t("sequences.title"),
      width: "minmax(160px, 1.5fr)",
      cell: ({ fileId, fileName }) => (
        <Link to="/sequence/$sequenceId" params={{ sequenceId: fileId }}>
          {fileName}
        </Link>
      ),
    },
    {
      key: "address",
      header: t("sharing.publicAddress"),
      width: "minmax(200px, 2fr)",
      cell: ({ searchPath, isResting }) =>
        isResting ? (
          <span title={t("sharing.publicResting")}>{t("moleculeList.resting", { path: searchPath })}</span>
        ) : (
          <a href={`/open/plasmids/${searchPath}`} target="_blank" rel="noreferrer">
            {`/open/plasmids/${searchPath}`}
          </a>
        ),
    },
    {
      key: "version",
      header: t("moleculeList.publishedVersion"),
      width: "80px",
      align: "end",
      isSecondary: true,
      cell: ({ version }) => version,
    },
    {
      key: "views",
      header: t("moleculeList.views"),
      width: "80px",
      align: "end",
      isSecondary: true,
      cell: ({ views }) => (views === null ? "–" : format.number(views)),
    },
    {
      key: "project",
      header: t("moleculeList.project"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ projectName }) => projectName,
    },
    {
      key: "publisher",
      header: t("moleculeList.publisher"),
      width: "120px",
      isSecondary: true,
      cell: ({ publisherName }) => publisherName,
    },
    {
      key: "time",
      header: t("moleculeList.publishedAt"),
      width: "150px",
      isSecondary: true,
      cell: ({ publishTime }) => <Moment instant={publishTime} />,
    },
    {
      key: "withdraw",
      header: "",
      width: "90px",
      align: "end",
      cell: (one) =>
        one.canWithdraw && (
          <Button
            size="small"
            aria-label={t("moleculeList.withdrawOf", { name: one.fileName })}
            onClick={() => onWithdraw(one)}
          >
            {t("sharing.withdraw")}
          </Button>
        ),
    },
  ];
};

/** What the team, or oneself, has published: where it is for everyone, and the way to withdraw it. */
export default function PublishedList() {
  const t = useTranslation();
  const toasts = useToasts();
  const [isMine, setMine] = useState(false);
  const list = usePublished(isMine);
  const rows = list.data?.pages.flatMap(({ records }) => records) ?? [];
  const withdraw = useWithdraw();
  const [asked, setAsked] = useState<ListedPublication | null>(null);
  const columns = useColumns(setAsked);
  const confirm = () =>
    asked !== null &&
    withdraw.mutate(
      { params: { sequenceId: asked.fileId } },
      {
        onSuccess: () => toasts.success(t("sharing.withdrawn")),
        onError: toasts.failure,
        onSettled: () => {
          setAsked(null);
          void list.refetch();
        },
      },
    );
  const body = () => {
    if (list.isError && rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
    if (rows.length === 0)
      return (
        <EmptyState
          title={t("moleculeList.nonePublished")}
          text={t("moleculeList.howToPublish")}
          action={<Link to="/sequence">{t("moleculeList.allSequences")}</Link>}
        />
      );
    return (
      <DataList
        label={t("moleculeList.published")}
        columns={columns}
        rows={rows}
        rowKey={({ fileId }) => fileId}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      <ToolLine>
        <Segmented
          aria-label={t("moleculeList.whosePublished")}
          value={isMine ? "mine" : "team"}
          options={[
            { value: "team", label: t("moleculeList.publishedByTeam") },
            { value: "mine", label: t("moleculeList.publishedByMe") },
          ]}
          onChange={(whose) => setMine(whose === "mine")}
        />
        <Link to="/sequence">{t("moleculeList.allSequences")}</Link>
      </ToolLine>
      {body()}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("sharing.withdrawAsk")}
        action={t("sharing.withdraw")}
        isDanger
        isBusy={withdraw.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {t("sharing.withdrawText")}
      </ConfirmDialog>
    </>
  );
}
