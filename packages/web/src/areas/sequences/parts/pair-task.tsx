import type { DesignResult, PrimerPair } from "@benchleaf/bio";
import { Input, InputNumber } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import {
  faultyLimits,
  MAX_PAIRS,
  MAX_WITHOUT_TARGET,
  pairOptions,
  parseLimits,
  usualProduct,
} from "../annotation/design-form.ts";
import { tellCounts } from "../annotation/design-words.ts";
import { proposalsOfPairs } from "../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import type { TaskProps } from "../annotation/task-props.ts";
import { useDesignWords } from "../hooks/use-design-words.ts";
import { useKept } from "../hooks/use-kept.ts";
import { useOligoWords } from "../hooks/use-oligo-words.ts";
import { usePlaceWords } from "../hooks/use-place-words.ts";
import { useReview } from "../hooks/use-review.ts";
import { useTarget } from "../hooks/use-target.ts";
import { LimitFields } from "./limit-fields.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { TargetFields } from "./target-fields.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

const MAX_NAME = 40;

/** Primer pairs for a region, ranked, with what they melt at and what they form; or why there are none. */
export const PairTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useWords();
  const format = useFormat();
  const id = useId();
  const { record, selection } = editor.document;
  const size = record.sequence.length;
  const target = useTarget(record, selection);
  const [limits, setLimits] = useKept("benchleaf-sequence-primer-limits", parseLimits);
  const [product, setProduct] = useState<readonly [number, number] | null>(null);
  const [prefix, setPrefix] = useState(record.name.slice(0, MAX_NAME));
  const review = useReview(record, views.setProposals);
  const placeWords = usePlaceWords(size);
  const designWords = useDesignWords();
  const oligoWords = useOligoWords();
  const [least, most] = product ?? usualProduct(target.target?.length ?? 0, size);

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
      designWords("annotation.countLeft", tellCounts(left)),
      designWords("annotation.countRight", tellCounts(right)),
      designWords("annotation.countPairs", tellCounts(pair)),
    ];
    const proposals = proposalsOfPairs(found.pairs, record, prefix.trim() || record.name, say);
    return { proposals, ...(proposals.length === 0 && { remarks }) };
  };
  const run = () =>
    review.run(async (watch) => {
      const { kind, topology, sequence } = record;
      const region = target.target ?? { start: 0, length: 0 };
      const options = pairOptions(limits, region, [least, most], record);
      return read(
        await runAnnotationJob({ type: "pairs", molecule: { kind, topology, sequence }, options }, watch),
      );
    });
  return (
    <ReviewPanel
      title={t("annotation.pairsTitle")}
      help={t("annotation.pairsHelp")}
      runWord="annotation.designRun"
      none="annotation.pairsNone"
      fault={fault()}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <TargetFields label={t("annotation.target")} target={target} size={size} />
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
      <LimitFields limits={limits} onChange={setLimits} />
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
      <TaskLine id={`${id}-prefix`} label={t("annotation.namePrefix")}>
        <Input
          id={`${id}-prefix`}
          className={styles.short ?? ""}
          size="small"
          maxLength={MAX_NAME}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
