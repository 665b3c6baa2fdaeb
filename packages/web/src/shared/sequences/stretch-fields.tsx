import { featureSpan, type Selection, type SequenceRecord, type Strand } from "@benchleaf/bio";
import { InputNumber, Select } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./stretch-fields.module.css";

/** The selected part of a molecule. */
export interface Stretch {
  /** Null for all of it. */
  readonly region: Selection | null;
  /** The feature that it was taken from. */
  readonly featureId: string | null;
  /** Where a feature was chosen: the way that it reads. */
  readonly strand?: Strand;
}

interface StretchFieldsProps {
  readonly name: string;
  readonly record: Pick<SequenceRecord, "sequence" | "topology" | "features">;
  readonly stretch: Stretch;
  readonly onChange: (next: Stretch) => void;
}

const WHOLE = "whole";
const OWN = "own";

/**
 * Selects a part of a sequence: all of it, a feature, or a range by its first and last base. Its texts belong to
 * cloning, so pages that show it load that part.
 */
export const StretchFields = ({ name, record, stretch, onChange }: StretchFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { region, featureId } = stretch;
  const size = record.sequence.length;
  const isCircular = record.topology === "circular";
  const options = useMemo(
    () => [
      { value: WHOLE, label: t("cloning.whole") },
      { value: OWN, label: t("cloning.stretch") },
      {
        label: t("cloning.features"),
        title: t("cloning.features"),
        options: record.features
          .filter(({ type }) => type !== "source")
          .map((feature) => ({ value: `f ${feature.id}`, label: `${feature.name} (${feature.type})` })),
      },
    ],
    [record.features, t],
  );
  const choose = (value: string) => {
    if (value === WHOLE) return onChange({ region: null, featureId: null });
    if (value === OWN) return onChange({ region: region ?? { start: 0, length: size }, featureId: null });
    const feature = record.features.find(({ id }) => id === value.slice(2));
    if (!feature) return;
    const { start, end, crossesOrigin } = featureSpan(feature, size, isCircular);
    const length = crossesOrigin ? size - start + end : end - start;
    const isReverse = feature.locations.every(({ strand }) => strand === -1);
    onChange({ region: { start, length }, featureId: feature.id, strand: isReverse ? -1 : 1 });
  };
  const setEnds = (first: number, last: number) => {
    const length = last >= first ? last - first + 1 : isCircular ? size - first + 1 + last : 0;
    if (length > 0 && length <= size) onChange({ region: { start: first - 1, length }, featureId: null });
  };
  const first = (region?.start ?? 0) + 1;
  const end = region ? region.start + region.length : size;
  const last = end > size ? end - size : end;
  return (
    <>
      <Select
        aria-label={t("cloning.stretchOf", { name })}
        value={region === null ? WHOLE : featureId ? `f ${featureId}` : OWN}
        options={options}
        showSearch={{ optionFilterProp: "label" }}
        onChange={choose}
      />
      {region && (
        <span className={styles.ends}>
          <InputNumber
            aria-label={t("cloning.first", { name })}
            min={1}
            max={size}
            precision={0}
            value={first}
            onChange={(next) => next !== null && setEnds(next, last)}
          />
          –
          <InputNumber
            aria-label={t("cloning.last", { name })}
            min={1}
            max={size}
            precision={0}
            value={last}
            onChange={(next) => next !== null && setEnds(first, next)}
          />
          <span className={styles.soft}>{format.basePairs(region.length)}</span>
        </span>
      )}
    </>
  );
};
