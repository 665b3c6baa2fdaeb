import type { DesignedOligo, PrimerPair } from "@benchleaf/bio";
import { libraryApi } from "@benchleaf/contract";
import { Button, InputNumber, Radio } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { saveTable } from "../../../kernel/save-table.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { MAX_WITHOUT_TARGET, pairOptions, parseLimits } from "../annotation/design-form.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import { loadSequence } from "../sequences.queries.ts";
import styles from "./batch.module.css";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchProps } from "./batch-props.ts";
import { oligoName } from "./batch-rules.ts";
import { Skipped, useBatch } from "./use-batch.ts";

type Region = "any" | "whole";

const NOTHING = { start: 0, length: 0 };

/** The best pair for each of many sequences, all by the same requests. */
export default function PrimersDialog({ files, onClose }: BatchProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const batch = useBatch<PrimerPair>(files);
  const [limits] = usePersistedState("benchleaf-sequence-primer-limits", parseLimits);
  const [region, setRegion] = useState<Region>("any");
  const [[least, most], setProduct] = useState<readonly [number, number]>([200, 500]);
  const design = () =>
    batch.run(async (file, signal) => {
      if (file.isProtein || file.isRna) throw new Skipped(t("moleculeList.digestNotDna"));
      const { content } = await loadSequence(file.id, null, signal);
      const { kind, topology, sequence } = toRecord(content);
      const size = sequence.length;
      if (size > MAX_WITHOUT_TARGET)
        throw new Skipped(t("moleculeList.primersTooLong", { most: MAX_WITHOUT_TARGET }));
      const product: readonly [number, number] =
        region === "whole" ? [size, size] : [least, Math.min(size, most)];
      if (product[0] > product[1]) throw new Skipped(t("moleculeList.primersTooShort"));
      const options = { ...pairOptions(limits, NOTHING, product, { sequence, topology }), count: 1 };
      const found = await runAnnotationJob(
        { type: "pairs", molecule: { kind, topology, sequence }, options },
        { signal },
      );
      if (!found.ok) throw new Skipped(t("annotation.designRefused"));
      const [best] = found.pairs;
      if (!best) throw new Skipped(t("moleculeList.primersNone"));
      return best;
    });
  const oligos = batch.answers.flatMap(([{ name }, { left, right }]) => [
    { name: oligoName(name, "F"), bases: left.bases },
    { name: oligoName(name, "R"), bases: right.bases },
  ]);
  const save = (kind: "csv" | "xlsx") => {
    const head = [t("moleculeList.primersOrderName"), t("moleculeList.primersOrderBases")];
    const rows = oligos.map(({ name, bases }) => [name, bases]);
    void saveTable([head, ...rows], t("moleculeList.primers"), kind).catch(toasts.failure);
  };
  const keep = async () => {
    const { entries } = await call(libraryApi.primer.create, {
      body: { scope: "private", entries: oligos, onConflict: "skip" },
    });
    toasts.success(t("moleculeList.primersKept", { count: entries.length }));
  };
  const oligo = ({ bases }: DesignedOligo) => <span className={styles.bases}>{bases}</span>;
  return (
    <BatchDialog<PrimerPair>
      title={t("moleculeList.primersTitle", { count: files.length })}
      help={t("moleculeList.primersHelp")}
      files={files}
      batch={batch}
      runLabel={t("moleculeList.primersRun")}
      canRun={region === "whole" || least <= most}
      onRun={() => void design()}
      onClose={onClose}
      outcomes={
        oligos.length > 0 &&
        !batch.isRunning && (
          <>
            <Button onClick={() => save("csv")}>{t("moleculeList.primersSaveCsv")}</Button>
            <Button onClick={() => save("xlsx")}>{t("moleculeList.primersSaveXlsx")}</Button>
            <Button onClick={() => void keep().catch(toasts.failure)}>{t("moleculeList.primersKeep")}</Button>
          </>
        )
      }
      columns={[
        {
          key: "forward",
          header: t("moleculeList.primersForward"),
          width: "minmax(190px, 1fr)",
          cell: ({ left }) => oligo(left),
        },
        {
          key: "reverse",
          header: t("moleculeList.primersReverse"),
          width: "minmax(190px, 1fr)",
          cell: ({ right }) => oligo(right),
        },
        {
          key: "tm",
          header: t("moleculeList.primersTm"),
          width: "96px",
          align: "end",
          cell: ({ left, right }) => `${format.number(left.tm, 1)} / ${format.number(right.tm, 1)}`,
        },
        {
          key: "size",
          header: t("moleculeList.primersSize"),
          width: "80px",
          align: "end",
          cell: ({ productSize }) => format.number(productSize),
        },
      ]}
    >
      <div className={styles.settings}>
        <Radio.Group
          aria-label={t("moleculeList.primersRegion")}
          value={region}
          options={(["any", "whole"] as const).map((value) => ({
            value,
            label: t(`moleculeList.region-${value}`),
          }))}
          onChange={({ target }) => setRegion(target.value as Region)}
        />
        {region === "any" && (
          <>
            <span>{t("moleculeList.primersProduct")}</span>
            <InputNumber
              min={50}
              max={MAX_WITHOUT_TARGET}
              precision={0}
              aria-label={t("moleculeList.primersLeast")}
              value={least}
              onChange={(value) => value !== null && setProduct([value, most])}
            />
            <InputNumber
              min={50}
              max={MAX_WITHOUT_TARGET}
              precision={0}
              aria-label={t("moleculeList.primersMost")}
              value={most}
              onChange={(value) => value !== null && setProduct([least, value])}
            />
          </>
        )}
      </div>
    </BatchDialog>
  );
}
