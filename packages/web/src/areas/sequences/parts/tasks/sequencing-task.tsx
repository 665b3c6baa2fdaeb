import type { DesignedOligo, SequencingResult } from "@benchleaf/bio";
import { InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { JobWatch } from "../../../../kernel/workers/run-in-worker.ts";
import { readCounts } from "../../annotation/design-counts.ts";
import { faultyLimits, MAX_WITHOUT_TARGET, primerOptions } from "../../annotation/design-form.ts";
import { proposalsOfReads } from "../../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { usePrimerDesign } from "../../hooks/use-primer-design.ts";
import { namedList } from "../named-list.ts";
import { DesignPanel } from "./design-panel.tsx";
import { TaskLine } from "./task-line.tsx";

/** Maximum number of positions without a primer that are listed. */
const MOST_GAPS = 5;

/** Primers for reading through a region, tiled along it. */
export const SequencingTask = (task: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const design = usePrimerDesign(task);
  const { record, molecule, size, target, limits, placeWords, designWords, oligoWords } = design;
  const [spacing, setSpacing] = useState(500);
  const [strands, setStrands] = useState<"both" | "top" | "bottom">("both");

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
    const remarks = gaps.slice(0, MOST_GAPS).map(({ planned, strand, explanation }) => {
      const place = `${format.number(planned + 1)} ${strand === 1 ? "→" : "←"}`;
      const counts = designWords("annotation.countOligos", readCounts(explanation));
      return `${t("annotation.gapAt", { place })} ${counts}`;
    });
    const proposals = proposalsOfReads(found.primers, record, design.name, say);
    return { proposals, ...(remarks.length > 0 && { remarks }) };
  };
  const find = async (watch: JobWatch) => {
    const region = target.target;
    const options = {
      spacing,
      strands,
      primer: primerOptions(limits),
      ...(region && region.length > 0 && { target: region }),
    };
    return read(await runAnnotationJob({ type: "sequencing", molecule, options }, watch));
  };
  return (
    <DesignPanel
      task={task}
      design={design}
      words={{
        title: "annotation.sequencingTitle",
        help: "annotation.sequencingHelp",
        none: "annotation.sequencingNone",
        target: "annotation.readTarget",
      }}
      fault={fault()}
      find={find}
    >
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
    </DesignPanel>
  );
};
