import type { ElnPage, ElnUnseen } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { maySeeSignatures, useFileSignatures } from "../../../shared/signatures/signing.queries.ts";
import styles from "./page-notes.module.css";

interface PageNotesProps {
  readonly page: ElnPage;
  /** What others have changed since the reader's last visit; null where the page shows it itself. */
  readonly unseen: ElnUnseen | null;
  /** Whether the reader is reviewing it. */
  readonly isReview: boolean;
}

/** What its reader must know first: finished, waiting, rejected, signed and changed since. */
export const PageNotes = ({ page, unseen, isReview }: PageNotesProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { file, finished, auditStatus, submission, abilities } = page;
  const { data: signatures = [] } = useFileSignatures(file.id, maySeeSignatures());
  const newest = signatures.reduce((most, { version }) => Math.max(most, version), 0);
  const isChanged = newest < file.version || page.seq > page.versionSeq;
  return (
    <div className={styles.notes}>
      {finished && (
        <p>
          {t("elnPages.finishedBy", {
            name: finished.userName,
            time: format.dateTime(finished.time),
            version: finished.version,
          })}
        </p>
      )}
      {auditStatus === "auditing" && (
        <p>
          {t("elnPages.waits", { version: submission?.version ?? 0 })}{" "}
          {abilities.review && !isReview && (
            <Link to={`/eln/${file.id}`} search={{ viewMode: "audit" }}>
              {t("elnPages.toReview")}
            </Link>
          )}
        </p>
      )}
      {auditStatus === "rejected" && <p data-tone="bad">{t("elnPages.rejectedNote")}</p>}
      {auditStatus === "modify" && <p>{t("elnPages.modifyNote")}</p>}
      {unseen !== null && unseen.editors.length > 0 && (
        <p>
          {t("elnPages.unseenBy", { names: format.list(unseen.editors.map(({ name }) => name)) })}{" "}
          <Link to={`/eln/${file.id}`} search={{ viewMode: "collaboration" }}>
            {t("elnPages.unseenShow", { count: unseen.blocks.length })}
          </Link>
        </p>
      )}
      {newest > 0 && (
        <p>
          {t(isChanged ? "elnPages.signedChanged" : "elnPages.signed", {
            version: newest,
            names: format.list([
              ...new Set(
                signatures.filter(({ version }) => version === newest).map(({ signerName }) => signerName),
              ),
            ]),
          })}{" "}
          {isChanged && (
            <Link to={`/eln/${file.id}`} search={{ version: newest }}>
              {t("elnPages.signedVersion")}
            </Link>
          )}
        </p>
      )}
    </div>
  );
};
