import { InputNumber } from "antd";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import {
  areSound,
  defaultLimits,
  type LimitKind,
  type Limits,
  limitBounds,
  limitKinds,
  type PrimerLimits,
} from "../../annotation/design-form.ts";
import styles from "./task-panel.module.css";

interface LimitFieldsProps {
  readonly limits: PrimerLimits;
  readonly onChange: (limits: PrimerLimits) => void;
}

const kindWords: Readonly<Record<LimitKind, PhraseKey>> = {
  size: "annotation.limitSize",
  tm: "annotation.limitTm",
  gc: "annotation.limitGc",
};
const partWords: Readonly<Record<keyof Limits, PhraseKey>> = {
  least: "annotation.limitLeast",
  best: "annotation.limitBest",
  most: "annotation.limitMost",
};

/** Least, best and most of length, Tm and GC, as three rows under one head. */
export const LimitFields = ({ limits, onChange }: LimitFieldsProps) => {
  const t = useTranslation();
  const parts = Object.keys(partWords) as (keyof Limits)[];
  return (
    <div className={styles.limits}>
      <span />
      {parts.map((part) => (
        <span key={part} className={styles.limitHead} aria-hidden="true">
          {t(partWords[part])}
        </span>
      ))}
      {limitKinds.map((kind) => [
        <span key={kind}>{t(kindWords[kind])}</span>,
        ...parts.map((part) => (
          <InputNumber
            key={`${kind} ${part}`}
            size="small"
            controls={false}
            min={limitBounds[kind][0]}
            max={limitBounds[kind][1]}
            value={limits[kind][part]}
            placeholder={String(defaultLimits[kind][part])}
            status={areSound(limits[kind], kind) ? "" : "error"}
            aria-label={`${t(kindWords[kind])} ${t(partWords[part])}`}
            onChange={(value) =>
              value !== null && onChange({ ...limits, [kind]: { ...limits[kind], [part]: value } })
            }
          />
        )),
      ])}
    </div>
  );
};
