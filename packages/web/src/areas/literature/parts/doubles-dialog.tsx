import type { Paper } from "@benchleaf/contract";
import { Button, Radio } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useDuplicates, usePaperChanges } from "../library.queries.ts";
import { authorsLine, sourceLine } from "../paper-text.ts";
import styles from "./library.module.css";

/** The one with a PDF and most on it is offered to stay. */
const bestOf = (papers: readonly Paper[]): string =>
  [...papers].sort(
    (one, other) =>
      Number(other.hasPdf) - Number(one.hasPdf) ||
      other.markCount - one.markCount ||
      Number(one.id) - Number(other.id),
  )[0]!.id;

const Group = ({ papers }: { papers: readonly Paper[] }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { merge } = usePaperChanges();
  const [kept, setKept] = useState(() => bestOf(papers));
  const mayMerge = papers.every(({ abilities }) => abilities.edit);
  return (
    <div className={styles.group}>
      <Radio.Group
        className={styles.stack ?? ""}
        aria-label={t("papers.keepThis")}
        value={kept}
        onChange={(event) => setKept(event.target.value)}
      >
        {papers.map((paper) => (
          <Radio key={paper.id} value={paper.id}>
            {paper.fields.title}
            <span className={styles.soft}>
              {" "}
              · {authorsLine(t, paper.fields)} · {sourceLine(paper.fields)} · {paper.projectName}
              {paper.hasPdf && ` · ${t("papers.hasPdf")}`}
              {paper.markCount > 0 && ` · ${t("papers.markCount", { count: paper.markCount })}`}
            </span>
          </Radio>
        ))}
      </Radio.Group>
      <div>
        <Button
          disabled={!mayMerge}
          loading={merge.isPending}
          onClick={() =>
            merge.mutate(
              { literatureId: kept, mergedIds: papers.map(({ id }) => id).filter((id) => id !== kept) },
              { onSuccess: () => toasts.success(t("papers.merged")), onError: toasts.failure },
            )
          }
        >
          {t("papers.merge")}
        </Button>
      </div>
    </div>
  );
};

/** Papers that are likely the same, to be made one. */
export const DoublesDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const { data, error, refetch } = useDuplicates();
  return (
    <Dialog
      open
      width={720}
      title={t("papers.doublesTitle")}
      footer={<Button onClick={onClose}>{t("papers.close")}</Button>}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p className={styles.soft}>{t("papers.doublesLead")}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} label={t("shell.loading")} />}
        {data?.groups.length === 0 && <p role="status">{t("papers.doublesNone")}</p>}
        {data?.groups.map(({ papers }) => (
          <Group key={papers.map(({ id }) => id).join(" ")} papers={papers} />
        ))}
      </div>
    </Dialog>
  );
};
