import type { SignatureRecord } from "@benchleaf/contract";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useBrandName } from "../../kernel/brand.ts";
import { usePreferences } from "../../kernel/preferences.ts";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./signature-sheet.module.css";
import { signedAt } from "./signed-at.ts";
import { signedSignatureAddress } from "./signing.queries.ts";

/** What is printed above the signatures. */
export interface SheetFacts {
  readonly fileId: string;
  readonly fileName: string;
  readonly version: number;
  readonly records: readonly SignatureRecord[];
}

/** Waits for the pictures: paper does not fill in later. */
const printWhenDrawn = async (sheet: HTMLElement): Promise<void> => {
  const pictures = [...sheet.querySelectorAll("img")];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  print();
};

/** The signatures of one version on paper, alone, whatever else the window shows (21 CFR 11.50). */
export const SignatureSheet = ({
  fileId,
  fileName,
  version,
  records,
  onDone,
}: SheetFacts & { onDone(): void }) => {
  const t = useTranslation();
  const { locale } = usePreferences();
  const brand = useBrandName();
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const end = () => done.current();
    addEventListener("afterprint", end);
    if (sheet.current) void printWhenDrawn(sheet.current);
    return () => removeEventListener("afterprint", end);
  }, []);
  return createPortal(
    <div className={styles.sheet} ref={sheet}>
      <h1>{t("signing.sheetTitle")}</h1>
      <p>
        {fileName} · {t("signing.sheetVersion", { version, id: fileId })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t("signing.signer")}</th>
            <th>{t("signing.meaning")}</th>
            <th>{t("signing.time")}</th>
            <th>{t("signing.digest")}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <td>
                <strong>{record.signerName}</strong>
                {record.hasImage && (
                  <img
                    className={styles.hand}
                    src={signedSignatureAddress(fileId, record)}
                    alt={t("signing.handOf", { name: record.signerName })}
                  />
                )}
              </td>
              <td>
                {t(`signing.meaning-${record.meaning}`)}
                {record.comment && <p>{record.comment}</p>}
              </td>
              <td>{signedAt(locale, record)}</td>
              <td>
                <code className={styles.digest}>{record.digest}</code>
                <p>{t(record.isIntact ? "signing.intact" : "signing.broken")}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("signing.sheetFoot", { brand })}</p>
    </div>,
    document.body,
  );
};
