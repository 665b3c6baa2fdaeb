import type { DesignedOligo, SequencingResult } from "@benchleaf/bio";
import { Input, InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { faultyLimits, MAX_WITHOUT_TARGET, parseLimits, primerOptions } from "../annotation/design-form.ts";
import { readCounts } from "../annotation/design-words.ts";
import { proposalsOfReads } from "../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import type { TaskProps } from "../annotation/task-props.ts";
import { useDesignWords } from "../hooks/use-design-words.ts";
import { useKept } from "../hooks/use-kept.ts";
import { useOligoWords } from "../hooks/use-oligo-words.ts";
import { usePlaceWords } from "../hooks/use-place-words.ts";
import { useReview } from "../hooks/use-review.ts";
import { useTarget } from "../hooks/use-target.ts";
import { LimitFields } from "./limit-fields.tsx";
import { namedList } from "./named-list.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { TargetFields } from "./target-fields.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

const MAX_NAME = 40;
/** Places without a primer that are told one by one. */
const MOST_GAPS = 5;

/** Primers for reading through a region, tiled along it. */
export const SequencingTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useWords();
  const format = useFormat();
  const id = useId();
  const { record, selection } = editor.document;
  const size = record.sequence.length;
  const target = useTarget(record, selection);
  const [limits, setLimits] = useKept("benchleaf-sequence-primer-limits", parseLimits);
  const [spacing, setSpacing] = useState(500);
  const [strands, setStrands] = useState<"both" | "top" | "bottom">("both");
  const [prefix, setPrefix] = useState(record.name.slice(0, MAX_NAME));
  const review = useReview(record, views.setProposals);
  const placeWords = usePlaceWords(size);
  const designWords = useDesignWords();
  const oligoWords = useOligoWords();

  const fault = (): string | null => {
    if (target.target === null) return "";
    const length = target.target.length === 0 ? size : target.target.length;
    if (length > MAX_WITHOUT_TARGET) return t("annotation.needsTarget");
    return faultyLimits(limits) === null ? null : t("annotation.limitsContradict");
  };
  const say = (primer: DesignedOligo) => ({
    detail: () => placeWords(primer, primer.strand),
    more: [primer.bases, oligoWords.oligo(primer)],
  });
  const read = (found: SequencingResult) => {
    if (!found.ok) return { proposals: [], remarks: [t("annotation.designRefused")] };
    const gaps = found.primers.filter(({ primer }) => primer === null);
    const remarks = gaps
      .slice(0, MOST_GAPS)
      .map(({ planned, strand, explanation }) =>
        designWords("annotation.countOligos", readCounts(explanation)).replace(
          /^/,
          `${t("annotation.gapAt", { place: `${format.number(planned + 1)} ${strand === 1 ? "→" : "←"}` })} `,
        ),
      );
    const proposals = proposalsOfReads(found.primers, record, prefix.trim() || record.name, say);
    return { proposals, ...(remarks.length > 0 && { remarks }) };
  };
  const run = () =>
    review.run(async (watch) => {
      const { kind, topology, sequence } = record;
      const region = target.target;
      const options = {
        spacing,
        strands,
        primer: primerOptions(limits),
        ...(region && region.length > 0 && { target: region }),
      };
      return read(
        await runAnnotationJob(
          { type: "sequencing", molecule: { kind, topology, sequence }, options },
          watch,
        ),
      );
    });
  return (
    <ReviewPanel
      title={t("annotation.sequencingTitle")}
      help={t("annotation.sequencingHelp")}
      runWord="annotation.designRun"
      none="annotation.sequencingNone"
      fault={fault()}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <TargetFields label={t("annotation.readTarget")} target={target} size={size} />
      <TaskLine id={`${id}-spacing`} label={t("annotation.spacing")}>
        <InputNumber
          id={`${id}-spacing`}
          size="small"
          min={100}
          max={2000}
          step={50}
          precision={0}
          suffix="bp"
          value={spacing}
          onChange={(value) => value !== null && setSpacing(value)}
        />
      </TaskLine>
      <TaskLine id={`${id}-strands`} label={t("sequences.findStrands")}>
        <Select
          size="small"
          popupMatchSelectWidth={false}
          {...namedList(`${id}-strands`, t("sequences.findStrands"))}
          value={strands}
          options={[
            { value: "both" as const, label: t("sequences.findBothStrands") },
            { value: "top" as const, label: t("sequences.findTopStrand") },
            { value: "bottom" as const, label: t("sequences.findBottomStrand") },
          ]}
          onChange={setStrands}
        />
      </TaskLine>
      <LimitFields limits={limits} onChange={setLimits} />
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
