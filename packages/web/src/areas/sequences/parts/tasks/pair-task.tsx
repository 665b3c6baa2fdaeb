import type { DesignResult, PrimerPair } from "@benchleaf/bio";
import { InputNumber } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { JobWatch } from "../../../../kernel/workers/run-in-worker.ts";
import { formatCounts } from "../../annotation/design-counts.ts";
import {
  defaultProduct,
  faultyLimits,
  MAX_PAIRS,
  MAX_WITHOUT_TARGET,
  pairOptions,
} from "../../annotation/design-form.ts";
import { proposalsOfPairs } from "../../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { usePrimerDesign } from "../../hooks/use-primer-design.ts";
import { DesignPanel } from "./design-panel.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

/** Primer pairs for a region, ranked, with what they melt at and what they form; or why there are none. */
export const PairTask = (task: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const design = usePrimerDesign(task);
  const { record, molecule, size, target, limits, setLimits, placeWords, designWords, oligoWords } = design;
  const [product, setProduct] = useState<readonly [number, number] | null>(null);
  const [least, most] = product ?? defaultProduct(target.target?.length ?? 0, size);

  const fault = (): string | null => {
    if (target.target === null) return "";
    if (target.target.length === 0 && size > MAX_WITHOUT_TARGET) return t("annotation.needsTarget");
    if (faultyLimits(limits) !== null) return t("annotation.limitsContradict");
    if (least > most) return t("annotation.productContradicts");
    return most <= target.target.length ? t("annotation.productTooShort") : null;
  };
  const say = (pair: PrimerPair, rank: number) => ({
    detail: () =>
      `${format.basePairs(pair.productSize)} · ${placeWords({ start: pair.left.start, length: pair.productSize })}`,
    more: [
      `→ ${pair.left.bases}`,
      oligoWords.oligo(pair.left),
      `← ${pair.right.bases}`,
      oligoWords.oligo(pair.right),
      `${t("annotation.pairDimer")} ${oligoWords.fold(pair.complAnyTm)} · ΔTm ${oligoWords.celsius(pair.tmDifference)} · ${t("annotation.penalty")} ${format.number(pair.penalty, 2)}`,
    ],
    ...(rank === 0 && { mark: { word: t("annotation.bestPair"), tone: "good" as const } }),
  });
  const read = (found: DesignResult) => {
    if (!found.ok) return { proposals: [], remarks: [t("annotation.designRefused")] };
    const { left, right, pair } = found.explanation;
    const remarks = [
      designWords("annotation.countLeft", formatCounts(left)),
      designWords("annotation.countRight", formatCounts(right)),
      designWords("annotation.countPairs", formatCounts(pair)),
    ];
    const proposals = proposalsOfPairs(found.pairs, record, design.name, say);
    return { proposals, ...(proposals.length === 0 && { remarks }) };
  };
  const find = async (watch: JobWatch) => {
    const region = target.target ?? { start: 0, length: 0 };
    const options = pairOptions(limits, region, [least, most], record);
    return read(await runAnnotationJob({ type: "pairs", molecule, options }, watch));
  };
  return (
    <DesignPanel
      task={task}
      design={design}
      words={{
        title: "annotation.pairsTitle",
        help: "annotation.pairsHelp",
        none: "annotation.pairsNone",
        target: "annotation.target",
      }}
      fault={fault()}
      find={find}
      more={
        <>
          <TaskLine id={`${id}-difference`} label={t("annotation.maxTmDifference")}>
            <InputNumber
              id={`${id}-difference`}
              size="small"
              min={0.1}
              max={40}
              suffix="℃"
              value={limits.maxTmDifference}
              onChange={(value) => value !== null && setLimits({ ...limits, maxTmDifference: value })}
            />
          </TaskLine>
          <TaskLine id={`${id}-count`} label={t("annotation.pairCount")}>
            <InputNumber
              id={`${id}-count`}
              size="small"
              min={1}
              max={MAX_PAIRS}
              precision={0}
              value={limits.count}
              onChange={(value) => value !== null && setLimits({ ...limits, count: value })}
            />
          </TaskLine>
        </>
      }
    >
      <div className={styles.stack}>
        <span>{t("annotation.productSize")}</span>
        <span className={styles.target}>
          <InputNumber
            size="small"
            min={1}
            max={size}
            precision={0}
            value={least}
            aria-label={`${t("annotation.productSize")} ${t("annotation.limitLeast")}`}
            onChange={(value) => value !== null && setProduct([value, most])}
          />
          <span aria-hidden="true">–</span>
          <InputNumber
            size="small"
            min={1}
            max={size}
            precision={0}
            value={most}
            suffix="bp"
            aria-label={`${t("annotation.productSize")} ${t("annotation.limitMost")}`}
            onChange={(value) => value !== null && setProduct([least, value])}
          />
        </span>
      </div>
    </DesignPanel>
  );
};
