import type { ModelUse } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useModelUse } from "../models.queries.ts";
import styles from "./models.module.css";

/** What one request sent to a model, message by message. */
export const ModelUseDialog = ({ use, onClose }: { use: ModelUse; onClose: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useModelUse(use.id);
  const tokens = use.promptTokens !== null && use.answerTokens !== null;
  return (
    <Dialog open width={720} title={t("models.detail")} footer={null} onCancel={onClose}>
      <p className={styles.facts}>
        {[use.accountName, use.model, use.host, format.dateTime(use.createTime)].join(" · ")}
        {tokens &&
          ` · ${t("models.tokens", {
            prompt: format.number(use.promptTokens ?? 0),
            answer: format.number(use.answerTokens ?? 0),
          })}`}
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton label={t("shell.loading")} />}
      {data?.sent.map(({ role, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages of a finished request never change their order.
        <section key={index} className={styles.message}>
          <h3 className={styles.role}>{t(`models.role-${role}` as PhraseKey)}</h3>
          <p className={styles.content}>{content}</p>
        </section>
      ))}
      {data?.isCut && <p className={styles.facts}>{t("models.cut")}</p>}
    </Dialog>
  );
};
