import { type AccessRequest, MAX_ACCESS_WORDS } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useMemo, useState } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useAccessRequests, useDecide } from "../../../kernel/sharing/sharing.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./files.module.css";

/** Access requests for files that the user manages, with buttons to grant or refuse them. */
export const AccessRequests = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const list = useAccessRequests();
  const decide = useDecide();
  const [refused, setRefused] = useState<AccessRequest | null>(null);
  const requests = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const answer = (request: AccessRequest, isApproved: boolean, reason: string, done: string) => {
    const body = { accessRequestId: request.id, isApproved, level: request.level, reason };
    decide.mutate(
      { params: { fileId: request.file.id }, body },
      {
        onSuccess: () => toasts.success(done),
        onError: toasts.failure,
        onSettled: () => setRefused(null),
      },
    );
  };
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  if (requests.length === 0)
    return (
      <EmptyState sketch="people" title={t("sharing.requestsEmpty")} text={t("sharing.requestsEmptyText")} />
    );
  const columns: readonly Column<AccessRequest>[] = [
    {
      key: "who",
      header: t("sharing.columnWho"),
      width: "140px",
      cell: ({ userId, userName }) => <Colleague id={userId} name={userName} />,
    },
    {
      key: "file",
      header: t("sharing.columnFile"),
      width: "minmax(140px, 1fr)",
      cell: ({ file }) => file.name,
    },
    {
      key: "level",
      header: t("sharing.level"),
      width: "110px",
      isSecondary: true,
      cell: ({ level }) => t(`sharing.level_${level}`),
    },
    {
      key: "message",
      header: t("sharing.columnMessage"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ message }) => message,
    },
    {
      key: "time",
      header: t("sharing.columnTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "decide",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "180px",
      cell: (request) => {
        const about = { name: request.userName, file: request.file.name };
        return (
          <span className={styles.name}>
            <Button
              size="small"
              type="primary"
              disabled={decide.isPending}
              aria-label={t("sharing.approveFor", about)}
              onClick={() => answer(request, true, "", t("sharing.approved", about))}
            >
              {t("sharing.approve")}
            </Button>
            <Button
              size="small"
              disabled={decide.isPending}
              aria-label={t("sharing.rejectFor", about)}
              onClick={() => setRefused(request)}
            >
              {t("sharing.reject")}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <>
      <DataList
        label={t("sharing.requests")}
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
      {refused && (
        <FormDialog<{ reason: string }>
          title={t("sharing.rejectFor", { name: refused.userName })}
          action={t("sharing.reject")}
          isDanger
          isBusy={decide.isPending}
          onSubmit={({ reason }) =>
            answer(refused, false, reason, t("sharing.rejected", { name: refused.userName }))
          }
          onClose={() => setRefused(null)}
        >
          <Form.Item
            name="reason"
            label={t("sharing.reason")}
            rules={[{ required: true, whitespace: true, message: t("sharing.reasonRequired") }]}
          >
            <Input maxLength={MAX_ACCESS_WORDS} showCount />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};
