import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from "@ant-design/icons";
import { type Attachment, subjectsApi } from "@benchleaf/contract";
import { Button } from "antd";
import { useRef, useState } from "react";
import { addressOf } from "../../kernel/client.ts";
import { useFormat } from "../../kernel/format.ts";
import { ConfirmDialog } from "../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { Moment } from "../../kernel/parts/moment.tsx";
import { type OpenSubject, paramsOf } from "../../kernel/subjects/subject.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import styles from "./subjects.module.css";
import { useAttach, useAttachments, useDetach } from "./subjects.queries.ts";

const AttachButton = ({ subject }: { subject: OpenSubject }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { attach, fraction } = useAttach(subject);
  const send = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        const { name } = await attach(file);
        toasts.success(t("subjects.attached", { name }));
      } catch (error) {
        toasts.failure(error);
      }
    }
  };
  return (
    <>
      <Button icon={<UploadOutlined />} loading={fraction !== null} onClick={() => input.current?.click()}>
        {fraction === null
          ? t("subjects.attach")
          : t("subjects.sending", { percent: format.number(Math.floor(fraction * 100)) })}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("subjects.attach")}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
};

interface LineProps {
  readonly subject: OpenSubject;
  readonly attachment: Attachment;
}

const Line = ({ subject, attachment }: LineProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const detach = useDetach();
  const [isAsking, setAsking] = useState(false);
  const { id, name, size, view, authorName, createTime, abilities } = attachment;
  const params = { ...paramsOf(subject), attachmentId: id };
  const address = addressOf(subjectsApi.attachmentContent.path, { params });
  return (
    <li className={styles.attachment}>
      {view === "image" ? (
        <img src={address} alt="" loading="lazy" className={styles.thumb} />
      ) : (
        <span className={styles.thumb} aria-hidden="true">
          <PaperClipOutlined />
        </span>
      )}
      <div className={styles.about}>
        <a href={address} target="_blank" rel="noreferrer" className={styles.name}>
          {name}
        </a>
        <span className={styles.soft}>
          {format.bytes(size)} · {t("subjects.by", { name: authorName })} · <Moment instant={createTime} />
        </span>
      </div>
      {abilities.remove && (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t("subjects.detach", { name })}
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("subjects.detachTitle", { name })}
        action={t("subjects.remove")}
        isDanger
        isBusy={detach.isPending}
        onConfirm={() =>
          detach.mutate({ params }, { onError: toasts.failure, onSettled: () => setAsking(false) })
        }
        onClose={() => setAsking(false)}
      >
        {t("subjects.detachText")}
      </ConfirmDialog>
    </li>
  );
};

/** Files that belong to a record and are in no project. */
export const SubjectAttachments = ({ subject }: { subject: OpenSubject }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAttachments(subject);
  const attachments = data?.pages.flatMap(({ records }) => records);
  return (
    <div className={styles.links}>
      {subject.abilities.comment && <AttachButton subject={subject} />}
      {error && !attachments && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!attachments && !error && <ListSkeleton label={t("shell.loading")} />}
      {attachments?.length === 0 && (
        <EmptyState title={t("subjects.noAttachments")} text={t("subjects.noAttachmentsText")} />
      )}
      <ul className={styles.list}>
        {attachments?.map((attachment) => (
          <Line key={attachment.id} subject={subject} attachment={attachment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
    </div>
  );
};
