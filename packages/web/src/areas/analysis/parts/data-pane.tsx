import { type KineticRead, newPlate, type Plate, readKinetics, readPlates } from "@benchleaf/bio";
import { type AnalysisContent, analysisApi } from "@benchleaf/contract";
import { Segmented } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { curveContent } from "../work/kinetic-content.ts";
import { contentOfRows } from "../work/new-content.ts";
import { withPlate, withRows } from "../work/plate-content.ts";
import styles from "./analysis.module.css";
import { DataGrid } from "./data-grid.tsx";
import { FileOffer, type ReadFile } from "./file-offer.tsx";
import { PlateEditor } from "./plate-editor.tsx";

interface DataPaneProps {
  readonly content: AnalysisContent;
  readonly columnName: (number: number) => string;
  readonly onChange: (change: (before: AnalysisContent) => AnalysisContent) => void;
}

/** The data: a table or a plate, typed, pasted or read from a file. */
export const DataPane = ({ content, columnName, onChange }: DataPaneProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [file, setFile] = useState<ReadFile | null>(null);
  // How many readings one row stands for; more than one if a measurement has more rows than a table may.
  const [every, setEvery] = useState(1);
  const takeCurves = (read: KineticRead, name: string) => {
    const taken = curveContent(read, name, t);
    setEvery(taken.every);
    onChange((before) => ({ ...taken.content, figure: before.figure }));
  };
  const takePlate = (plate: Plate, name: string) => {
    setEvery(1);
    onChange((before) => ({
      ...withPlate({ ...before, plate: null }, plate, t),
      source: { fileId: null, version: null, name },
    }));
  };
  const takeTable = ({ rows, name }: Pick<ReadFile, "rows" | "name">) => {
    setEvery(1);
    onChange((before) => {
      const read = contentOfRows(rows, { fileId: null, version: null, name }, columnName);
      const options = { ...before.spec.options };
      return { ...read, figure: before.figure, spec: { ...read.spec, method: before.spec.method, options } };
    });
  };
  const readFile = async ([given]: readonly File[]) => {
    if (!given) return;
    try {
      const { uuid } = await upload(given, () => undefined);
      const { rows } = await call(analysisApi.readTable, { body: { uuid, name: given.name } });
      const read = { name: given.name, rows, plates: readPlates(rows), kinetics: readKinetics(rows) };
      setFile(read);
      const [[curves], [first]] = [read.kinetics, read.plates];
      if (curves) takeCurves(curves, read.name);
      else if (first) takePlate(first.plate, read.name);
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
      {file && (
        <FileOffer
          file={file}
          onPlate={(plate) => takePlate(plate, file.name)}
          onCurves={(read) => takeCurves(read, file.name)}
          onTable={() => takeTable(file)}
        />
      )}
      {every > 1 && <p role="status">{t("analysis.kineticThinned", { every })}</p>}
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
