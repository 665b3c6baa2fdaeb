import { featureSpan, type SequenceRecord } from "@benchleaf/bio";
import type { PlasmidConfig } from "@benchleaf/contract";
import { InputNumber, Select } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import styles from "./cloning.module.css";

interface StretchFieldsProps {
  readonly name: string;
  readonly record: SequenceRecord;
  readonly config: PlasmidConfig;
  readonly onChange: (change: Partial<PlasmidConfig>) => void;
}

const WHOLE = "whole";
const OWN = "own";

/** What of a sequence goes in: all of it, a feature, or a stretch by its first and last base. */
export const StretchFields = ({ name, record, config, onChange }: StretchFieldsProps) => {
  const t = useWords();
  const format = useFormat();
  const { region } = config;
  const size = record.sequence.length;
  const isCircular = record.topology === "circular";
  const featureId = config.bindType === "enzyme" ? config.enzymeRegionId : config.pcrRegionId;
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
    if (value === WHOLE) return onChange({ region: null, pcrRegionId: null, enzymeRegionId: null });
    if (value === OWN)
      return onChange({
        region: region ?? { start: 0, length: size },
        pcrRegionId: null,
        enzymeRegionId: null,
      });
    const id = value.slice(2);
    const feature = record.features.find((one) => one.id === id);
    if (!feature) return;
    const { start, end, crossesOrigin } = featureSpan(feature, size, isCircular);
    const length = crossesOrigin ? size - start + end : end - start;
    const isReverse = feature.locations.every(({ strand }) => strand === -1);
    const place = config.bindType === "enzyme" ? { enzymeRegionId: id } : { pcrRegionId: id };
    onChange({ region: { start, length }, strand: isReverse ? -1 : 1, ...place });
  };
  const setEnds = (first: number, last: number) => {
    const length = last >= first ? last - first + 1 : isCircular ? size - first + 1 + last : 0;
    if (length > 0 && length <= size)
      onChange({ region: { start: first - 1, length }, pcrRegionId: null, enzymeRegionId: null });
  };
  const first = (region?.start ?? 0) + 1;
  const end = region ? region.start + region.length : size;
  const last = end > size ? end - size : end;
  const value = region === null ? WHOLE : featureId ? `f ${featureId}` : OWN;
  return (
    <>
      <Select
        aria-label={t("cloning.stretchOf", { name })}
        value={value}
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
