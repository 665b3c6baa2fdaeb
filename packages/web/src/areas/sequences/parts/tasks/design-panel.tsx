import { Input } from "antd";
import { type ReactNode, useId } from "react";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import type { JobWatch } from "../../../../kernel/workers/run-in-worker.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { MAX_PREFIX, type PrimerDesign } from "../../hooks/use-primer-design.ts";
import type { Findings } from "../../hooks/use-review.ts";
import { LimitFields } from "./limit-fields.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { TargetFields } from "./target-fields.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

interface DesignPanelProps {
  readonly task: TaskProps;
  readonly design: PrimerDesign;
  readonly words: Readonly<Record<"title" | "help" | "none" | "target", PhraseKey>>;
  /** Why nothing can be designed now. */
  readonly fault: string | null;
  readonly find: (watch: JobWatch) => Promise<Findings>;
  /** Fields in addition to region, limits and name: before and after the limits. */
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

/** Asks for a region, for limits and for a name, and shows the primers that were designed. */
export const DesignPanel = ({ task, design, words, fault, find, children, more }: DesignPanelProps) => {
  const t = useTranslation();
  const id = useId();
  const { review, target, size, limits, setLimits, prefix, setPrefix } = design;
  return (
    <ReviewPanel
      title={t(words.title)}
      help={t(words.help)}
      runWord="annotation.designRun"
      none={words.none}
      fault={fault}
      review={review}
      links={task.links}
      onRun={() => void review.run(find)}
      onAdd={task.onAdd}
      onClose={task.onClose}
    >
      <TargetFields label={t(words.target)} target={target} size={size} />
      {children}
      <LimitFields limits={limits} onChange={setLimits} />
      {more}
      <TaskLine id={`${id}-prefix`} label={t("annotation.namePrefix")}>
        <Input
          id={`${id}-prefix`}
          className={styles.short ?? ""}
          size="small"
          maxLength={MAX_PREFIX}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
