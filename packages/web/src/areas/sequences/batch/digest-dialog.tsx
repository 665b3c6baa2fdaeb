import { Button, Select } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { saveTable } from "../../../kernel/save-table.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { useAllEnzymes, useOwnEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import type { DigestAnswers, DigestJob } from "../digest/digest-jobs.ts";
import { MAX_LANE_ENZYMES } from "../digest/digest-settings.ts";
import { loadSequence } from "../sequences.queries.ts";
import styles from "./batch.module.css";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchProps } from "./batch-props.ts";
import { Skipped, useBatch } from "./use-batch.ts";

/** Longest first, in bp. */
interface Digested {
  readonly cuts: number;
  readonly lengths: readonly number[];
}

const SHOWN_LENGTHS = 24;

const digest = (job: DigestJob, signal: AbortSignal): Promise<DigestAnswers["digest"]> =>
  runIn(new Worker(new URL("../digest/digest.worker.ts", import.meta.url), { type: "module" }), job, {
    signal,
  });

/** Many sequences cut by the same enzymes: how often, and into what. */
export default function DigestDialog({ files, onClose }: BatchProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const batch = useBatch<Digested>(files);
  const [names, setNames] = useState<readonly string[]>(["EcoRI"]);
  const own = useOwnEnzymes();
  const all = useAllEnzymes();
  const options = useMemo(
    () =>
      all
        .filter(({ cuts }) => cuts.length > 0)
        .map(({ name, site }) => ({ value: name, label: `${name} ${site.toUpperCase()}` })),
    [all],
  );
  const run = () =>
    batch.run(async (file, signal) => {
      if (file.isProtein || file.isRna) throw new Skipped(t("moleculeList.digestNotDna"));
      const { content } = await loadSequence(file.id, null, signal);
      const { sequence, topology } = toRecord(content);
      const lanes = [{ key: file.id, enzymes: names, isPartial: false }];
      const [lane] = await digest(
        { type: "digest", molecule: { sequence, topology }, methylation: [], own, lanes },
        signal,
      );
      if (!lane || lane.error === "no-dna") throw new Skipped(t("moleculeList.digestNotDna"));
      if (lane.error !== null) throw new Skipped(t("moleculeList.digestTooMany"));
      const lengths = lane.fragments.map(({ length }) => length).sort((one, other) => other - one);
      const ends = lane.fragments.flatMap(({ left, right }) => [left, right]);
      // Each cut makes two ends.
      return { cuts: ends.filter((end) => end !== null).length / 2, lengths };
    });
  const save = (kind: "csv" | "xlsx") => {
    const head = [t("sequences.columnName"), t("moleculeList.digestCuts"), t("moleculeList.digestFragments")];
    const rows = batch.answers.map(([{ name }, { cuts, lengths }]) => [
      name,
      String(cuts),
      lengths.join(" "),
    ]);
    void saveTable([head, ...rows], names.join(" + "), kind).catch(toasts.failure);
  };
  return (
    <BatchDialog
      title={t("moleculeList.digestTitle", { count: files.length })}
      help={t("moleculeList.digestHelp")}
      files={files}
      batch={batch}
      runLabel={t("moleculeList.digestRun")}
      canRun={names.length > 0}
      onRun={() => void run()}
      onClose={onClose}
      outcomes={
        batch.answers.length > 0 && (
          <>
            <Button onClick={() => save("csv")}>{t("moleculeList.digestSaveCsv")}</Button>
            <Button onClick={() => save("xlsx")}>{t("moleculeList.digestSaveXlsx")}</Button>
          </>
        )
      }
      columns={[
        {
          key: "cuts",
          header: t("moleculeList.digestCuts"),
          width: "120px",
          cell: ({ cuts }) => format.number(cuts),
        },
        {
          key: "fragments",
          header: t("moleculeList.digestFragments"),
          width: "minmax(220px, 2fr)",
          cell: ({ lengths }) => {
            const shown = lengths.slice(0, SHOWN_LENGTHS).map((length) => format.number(length));
            return [...shown, ...(lengths.length > SHOWN_LENGTHS ? ["…"] : [])].join(" · ");
          },
        },
      ]}
    >
      <div className={styles.settings}>
        <Select<string[]>
          mode="multiple"
          aria-label={t("moleculeList.digestEnzymes")}
          placeholder={t("moleculeList.digestEnzymes")}
          style={{ flex: 1, minWidth: 240 }}
          maxCount={MAX_LANE_ENZYMES}
          value={[...names]}
          options={options}
          onChange={setNames}
        />
      </div>
    </BatchDialog>
  );
}
