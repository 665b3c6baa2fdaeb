import { CopyOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SaveFileDialog } from "../../../shared/files/save-file-dialog.tsx";
import { useEnzymeRecords } from "../../../shared/sequences/enzyme-records.ts";
import { SheetActions } from "../../../ui/sheet.tsx";
import { pageOf } from "../page-of-bench.ts";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { protocolOf } from "../protocol.ts";
import { markdownOf } from "../protocol-page.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";

interface ProtocolTabProps {
  readonly bench: OpenBench;
  readonly planned: PlannedBench;
  readonly names: PlasmidNames;
}

/** The protocol, to be copied or saved as a file. */
export const ProtocolTab = ({ bench, planned, names }: ProtocolTabProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const catalogue = useEnzymeRecords();
  const records = useMemo(
    () => catalogue.data && new Map(catalogue.data.map((one) => [one.name, one])),
    [catalogue.data],
  );
  const { plan } = bench;
  const [isKeeping, setKeeping] = useState(false);
  const lines = useMemo(
    () => (records === undefined ? [] : protocolOf({ plan, planned, names, records, number: format.number })),
    [plan, planned, names, records, format],
  );
  // Amounts are below their step and not numbered.
  const said = lines.map((line, index) => ({
    ...line,
    number: lines.slice(0, index + 1).filter(({ isAmount }) => !isAmount).length,
    text: t(`cloning.do-${line.key}`, line.values),
  }));
  const text = [
    `${bench.name} · ${t(`cloning.method-${plan.cloningMethod}`)}`,
    ...said.map((line) => (line.isAmount ? `   - ${line.text}` : `${line.number}. ${line.text}`)),
  ].join("\n");
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.success(t("cloning.protocolCopied"));
  };
  const fileName = bench.name.replace(/[\\/:*?"<>|]/g, "_");
  const download = () => saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${fileName}.txt`);
  return (
    <>
      <ol className={styles.steps} aria-label={t("cloning.protocol")}>
        {said.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
          <li key={index} value={line.number} className={line.isAmount ? styles.amount : ""}>
            {line.text}
          </li>
        ))}
      </ol>
      <p className={styles.soft}>{t("cloning.protocolHelp")}</p>
      {isKeeping && (
        <SaveFileDialog
          name={`${fileName} ${t("cloning.protocol")}`}
          ending=".md"
          help={t("cloning.keepProtocolHelp")}
          text={markdownOf(pageOf(t, format, { bench, planned, names, steps: said }))}
          onClose={() => setKeeping(false)}
        />
      )}
      <SheetActions>
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copy().catch(toasts.failure)}
        >
          {t("cloning.copyProtocol")}
        </Button>
        <Button size="small" onClick={download}>
          {t("cloning.saveProtocol")}
        </Button>
        <Button size="small" disabled={said.length === 0} onClick={() => setKeeping(true)}>
          {t("saveFile.keep")}
        </Button>
      </SheetActions>
    </>
  );
};
