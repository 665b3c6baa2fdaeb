import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { SignatureLine } from "../../../shared/signatures/signature-line.tsx";
import styles from "../../../shared/signatures/signing.module.css";
import { signatureAddressOf, useApprovalSignatures } from "../approvals.queries.ts";
import panel from "./approval-detail.module.css";

/** The signatures under the decisions, and whether the submission is still what was signed. */
export const ApprovalSignatures = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  const { data, error, refetch } = useApprovalSignatures(recordId);
  return (
    <>
      <h3 className={panel.section}>{t("signing.sheetTitle")}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={panel.soft}>{t("approvals.noSignatures")}</p>}
      {data && data.length > 0 && (
        <ul className={styles.records} aria-label={t("signing.sheetTitle")}>
          {data.map((record) => (
            <SignatureLine
              key={record.id}
              record={record}
              {...(record.hasImage && { hand: signatureAddressOf(recordId, record) })}
            />
          ))}
        </ul>
      )}
    </>
  );
};
