import { PrinterOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "../../kernel/translation.ts";
import { SignatureLine } from "./signature-line.tsx";
import { type SheetFacts, SignatureSheet } from "./signature-sheet.tsx";
import styles from "./signing.module.css";
import { signedSignatureAddress } from "./signing.queries.ts";

/** Who signed one version, when and as what, and whether it is still what they signed. */
export const SignatureRecords = (facts: SheetFacts) => {
  const t = useTranslation();
  const [isPrinting, setPrinting] = useState(false);
  const { fileId, version, records } = facts;
  if (records.length === 0) return null;
  return (
    <>
      <ul className={styles.records} aria-label={t("signing.recordsOf", { version })}>
        {records.map((record) => (
          <SignatureLine
            key={record.id}
            record={record}
            {...(record.hasImage && { hand: signedSignatureAddress(fileId, record) })}
          />
        ))}
      </ul>
      <Button
        size="small"
        type="text"
        className={styles.print ?? ""}
        icon={<PrinterOutlined />}
        aria-label={`${t("signing.print")}: ${t("signing.recordsOf", { version })}`}
        onClick={() => setPrinting(true)}
      >
        {t("signing.print")}
      </Button>
      {isPrinting && <SignatureSheet {...facts} onDone={() => setPrinting(false)} />}
    </>
  );
};
