import { Alert, Button, Typography } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCreateFeed, useFeed, useRemoveFeed } from "../../../shared/subjects/tasks/tasks.queries.ts";
import styles from "./tasks.module.css";

/** The address by which calendar programs read the reader's tasks. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { data } = useFeed();
  const create = useCreateFeed();
  const remove = useRemoveFeed();
  const [path, setPath] = useState<string | null>(null);
  return (
    <Dialog open title={t("tasks.feedTitle")} footer={null} onCancel={onClose}>
      <p>{t("tasks.feedText")}</p>
      {path && (
        <>
          <Alert type="info" title={t("tasks.feedOnce")} />
          <Typography.Paragraph className={styles.address ?? ""} copyable>
            {`${location.origin}${path}`}
          </Typography.Paragraph>
        </>
      )}
      {!path && data?.createTime && <p>{t("tasks.feedSince", { time: format.dateTime(data.createTime) })}</p>}
      <div className={styles.line}>
        <Button
          type="primary"
          loading={create.isPending}
          onClick={() =>
            create.mutate(undefined, { onSuccess: (feed) => setPath(feed.path), onError: toasts.failure })
          }
        >
          {t("tasks.feedCreate")}
        </Button>
        {data?.createTime && (
          <ConfirmButton
            isBusy={remove.isPending}
            question={t("tasks.feedRemoveTitle")}
            consequence={t("tasks.feedRemoveText")}
            action={t("tasks.feedRemove")}
            onConfirm={() =>
              remove.mutate(undefined, {
                onSuccess: () => {
                  setPath(null);
                  toasts.success(t("tasks.feedRemoved"));
                },
                onError: toasts.failure,
              })
            }
          >
            {t("tasks.feedRemove")}
          </ConfirmButton>
        )}
      </div>
    </Dialog>
  );
};
