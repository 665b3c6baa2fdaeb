import { newPlate, type Plate, readPlates } from "@benchleaf/bio";
import { type AnalysisContent, analysisApi } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { contentOfRows } from "../work/new-content.ts";
import { withPlate, withRows } from "../work/plate-content.ts";
import styles from "./analysis.module.css";
import { DataGrid } from "./data-grid.tsx";
import { PlateEditor } from "./plate-editor.tsx";

interface DataPaneProps {
  readonly content: AnalysisContent;
  readonly columnName: (number: number) => string;
  readonly onChange: (change: (before: AnalysisContent) => AnalysisContent) => void;
}

/** A file that was read: its cells, and the plates in them. */
interface ReadFile {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly plates: readonly { readonly label: string; readonly plate: Plate }[];
}

/** The data: a table or a plate, typed, pasted or read from a file. */
export const DataPane = ({ content, columnName, onChange }: DataPaneProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [file, setFile] = useState<ReadFile | null>(null);
  const takePlate = (plate: Plate, name: string) =>
    onChange((before) => ({
      ...withPlate({ ...before, plate: null }, plate, t),
      source: { fileId: null, version: null, name },
    }));
  const takeTable = ({ rows, name }: Pick<ReadFile, "rows" | "name">) =>
    onChange((before) => {
      const read = contentOfRows(rows, { fileId: null, version: null, name }, columnName);
      const options = { ...before.spec.options };
      return { ...read, figure: before.figure, spec: { ...read.spec, method: before.spec.method, options } };
    });
  const readFile = async ([given]: readonly File[]) => {
    if (!given) return;
    try {
      const { uuid } = await upload(given, () => undefined);
      const { rows } = await call(analysisApi.readTable, { body: { uuid, name: given.name } });
      const read = { name: given.name, rows, plates: readPlates(rows) };
      setFile(read);
      const [first] = read.plates;
      if (first) takePlate(first.plate, read.name);
      else takeTable(read);
    } catch (error) {
      toasts.failure(error);
    }
  };
  const turn = (input: "table" | "plate") =>
    onChange((before) =>
      input === "table" ? { ...before, plate: null } : withPlate({ ...before, plate: null }, newPlate(96), t),
    );
  return (
    <>
      <h2>{t("analysis.data")}</h2>
      <div className={styles.line}>
        <Segmented
          aria-label={t("analysis.input")}
          value={content.plate === null ? "table" : "plate"}
          options={(["table", "plate"] as const).map((value) => ({
            value,
            label: t(`analysis.input-${value}`),
          }))}
          onChange={turn}
        />
        <PickFiles
          label={t("analysis.pickFile")}
          accept=".csv,.tsv,.txt,.asc,.xlsx"
          onFiles={(files) => void readFile(files)}
        />
      </div>
      {file && file.plates.length > 0 && (
        <div className={styles.line} role="status">
          <span>{t("analysis.platesFound", { count: file.plates.length, name: file.name })}</span>
          {file.plates.map(({ label, plate }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: because two plates of a file may have the same label
            <Button key={index} size="small" onClick={() => takePlate(plate, file.name)}>
              {label || t("analysis.plateNumber", { number: index + 1 })}
            </Button>
          ))}
          <Button size="small" type="text" onClick={() => takeTable(file)}>
            {t("analysis.asTable")}
          </Button>
        </div>
      )}
      {content.plate === null ? (
        <>
          <p className={styles.soft}>{t("analysis.pasteHelp")}</p>
          <DataGrid
            table={content.table}
            excluded={content.spec.excluded}
            columnName={columnName}
            onChange={(table) => onChange((before) => withRows(before, table))}
            onExclude={(excluded) =>
              onChange((before) => ({ ...before, spec: { ...before.spec, excluded: [...excluded] } }))
            }
          />
        </>
      ) : (
        <PlateEditor
          plate={content.plate}
          decimalMark={content.spec.decimalMark}
          onChange={(plate) => onChange((before) => withPlate(before, plate, t))}
        />
      )}
    </>
  );
};
