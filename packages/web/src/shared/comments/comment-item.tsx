import type { Comment } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { Colleague } from "../../kernel/parts/colleague.tsx";
import { ConfirmDialog } from "../../kernel/parts/confirm-dialog.tsx";
import { Moment } from "../../kernel/parts/moment.tsx";
import type { Subject } from "../../kernel/subjects/subject.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { type CommentDraft, CommentEntry } from "./comment-entry.tsx";
import styles from "./comments.module.css";
import { useChangeComment, useRemoveComment } from "./comments.queries.ts";

interface CommentItemProps {
  readonly comment: Comment;
  readonly subject: Subject;
  /** Said by another since one has last looked. */
  readonly isNew: boolean;
}

/** One comment, with what its reader may do to it. */
export const CommentItem = ({ comment, subject, isNew }: CommentItemProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChangeComment();
  const remove = useRemoveComment();
  const [mode, setMode] = useState<"read" | "change" | "remove">("read");
  const params = { commentId: comment.id };
  const end = () => setMode("read");
  const save = async (said: CommentDraft) => {
    try {
      await change.mutateAsync({ params, body: said });
      end();
      return true;
    } catch (error) {
      toasts.failure(error);
      return false;
    }
  };
  return (
    <article className={styles.comment}>
      <div className={styles.head}>
        <Colleague id={comment.authorId} name={comment.authorName} />
        <span className={styles.soft}>
          <Moment instant={comment.createTime} />
          {isNew && <span className={styles.fresh}>{t("comments.new")}</span>}
          {comment.editTime && ` · ${t("comments.edited")}`}
        </span>
      </div>
      {mode === "change" ? (
        <CommentEntry
          subject={subject}
          about={comment.id}
          label={t("comments.changeLabel")}
          action={t("shell.save")}
          initial={comment.body}
          mentioned={comment.mentions}
          isBusy={change.isPending}
          onSave={save}
          onCancel={end}
        />
      ) : (
        <p className={styles.body}>{comment.body}</p>
      )}
      {mode === "read" && (comment.abilities.change || comment.abilities.remove) && (
        <div className={styles.line}>
          {comment.abilities.change && (
            <Button size="small" type="link" onClick={() => setMode("change")}>
              {t("comments.change")}
            </Button>
          )}
          <Button size="small" type="link" onClick={() => setMode("remove")}>
            {t("comments.remove")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={mode === "remove"}
        title={t("comments.removeTitle")}
        action={t("comments.remove")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params }, { onError: toasts.failure, onSettled: end })}
        onClose={end}
      >
        {t("comments.removeText")}
      </ConfirmDialog>
    </article>
  );
};
