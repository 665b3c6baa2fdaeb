import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  PlusOutlined,
  SignatureOutlined,
} from "@ant-design/icons";
import { MAX_APPROVAL_STEPS } from "@benchleaf/contract";
import { Button } from "antd";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { StepEntry } from "../process-entry.ts";
import styles from "./step-line.module.css";

interface StepLineProps {
  readonly steps: readonly StepEntry[];
  /** All at once, rather than one after the other. */
  readonly isParallel: boolean;
  readonly chosen: number;
  /** What an approver is called. */
  readonly nameOf: (approver: string) => string;
  readonly onChoose: (at: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onAdd: () => void;
}

const StepSummary = ({
  step,
  at,
  nameOf,
}: { step: StepEntry; at: number } & Pick<StepLineProps, "nameOf">) => {
  const t = useTranslation();
  const { name, approvers = [], mode, needsSignature, dueHours } = step;
  return (
    <>
      <span className={styles.number}>{t("approvals.stepNumber", { number: at + 1 })}</span>
      <strong className={styles.name}>
        {name || approvers.map(nameOf).join(", ") || t("approvals.nobodyYet")}
      </strong>
      {name && (
        <span className={styles.soft}>{approvers.map(nameOf).join(", ") || t("approvals.nobodyYet")}</span>
      )}
      {approvers.length > 0 && (
        <span className={styles.soft}>{t(mode === "all" ? "approvals.modeAll" : "approvals.modeAny")}</span>
      )}
      {dueHours && <span className={styles.soft}>{t("approvals.dueWithin", { hours: dueHours })}</span>}
      {needsSignature && (
        <span className={styles.signed}>
          <SignatureOutlined aria-hidden="true" /> {t("approvals.needsSignature")}
        </span>
      )}
    </>
  );
};

/** The steps of a process in order; one of them is open below. */
export const StepLine = ({
  steps,
  isParallel,
  chosen,
  nameOf,
  onChoose,
  onMove,
  onRemove,
  onAdd,
}: StepLineProps) => {
  const t = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < steps.length && to !== from) onMove(from, to);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(at, at + by);
  };
  return (
    <ol className={styles.line} aria-label={t("approvals.steps")} data-parallel={isParallel ? "yes" : "no"}>
      {steps.map((step, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line.
          key={at}
          className={styles.card}
          data-chosen={at === chosen ? "yes" : "no"}
          data-dragged={at === dragged ? "yes" : "no"}
          draggable
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => dragged !== null && move(dragged, at)}
        >
          <button
            type="button"
            className={styles.open}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <StepSummary step={step} at={at} nameOf={nameOf} />
          </button>
          {steps.length > 1 && (
            <span className={styles.actions}>
              <Button
                type="text"
                size="small"
                icon={<ArrowLeftOutlined />}
                aria-label={t("approvals.moveStepBack", { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowRightOutlined />}
                aria-label={t("approvals.moveStepOn", { number: at + 1 })}
                disabled={at === steps.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t("approvals.removeStep", { number: at + 1 })}
                onClick={() => onRemove(at)}
              />
            </span>
          )}
        </li>
      ))}
      <li className={styles.add}>
        <Button icon={<PlusOutlined />} disabled={steps.length >= MAX_APPROVAL_STEPS} onClick={onAdd}>
          {t("approvals.addStep")}
        </Button>
      </li>
    </ol>
  );
};
