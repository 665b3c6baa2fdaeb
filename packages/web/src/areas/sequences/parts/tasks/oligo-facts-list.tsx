import { type OligoProperties, oligoProperties } from "@benchleaf/bio";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { modificationLabels } from "../../../../shared/sequences/modification-labels.ts";
import { useOligoFacts } from "../../hooks/use-oligo-facts.ts";
import styles from "./task-panel.module.css";

interface OligoFactsListProps {
  readonly tail: string;
  readonly binding: string;
  readonly place: string;
  /** As it is ordered, where that is more than its bases. */
  readonly order?: string;
}

/** Length, Tm, GC and folds of an oligo, as label and value. */
export const OligoFactsList = ({ tail, binding, place, order }: OligoFactsListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const facts = useOligoFacts(tail, binding);
  const celsius = (value: number | null) => (value === null ? "—" : `${format.number(value, 1)} ℃`);
  /** What melts below zero never holds. */
  const fold = (value: number | null) =>
    value === null || value <= 0 ? t("annotation.noFold") : celsius(value);
  const propertyRows = (one: OligoProperties | null): readonly (readonly [string, string])[] => {
    if (one === null) return [];
    const unknown = t("annotation.massUnknown", { names: one.unknown.join(" ") });
    const mass =
      one.mass === null ? (one.unknown.length > 0 ? unknown : "—") : `${format.number(one.mass, 1)} g/mol`;
    return [
      ...(one.modifications.length > 0
        ? [[t("annotation.modifications"), modificationLabels(one)] as const]
        : []),
      [t("annotation.mass"), mass],
      ...(one.extinction === null
        ? []
        : [[t("annotation.extinction"), `${format.number(one.extinction)} L/(mol·cm)`] as const]),
    ];
  };
  const properties = oligoProperties(order ?? tail + binding);
  const rows: readonly (readonly [string, string])[] = [
    [t("annotation.bindsAt"), place],
    [t("annotation.limitSize"), format.basePairs(tail.length + binding.length, "nt")],
    ...propertyRows(properties),
    ...(facts === null
      ? []
      : [
          [t("annotation.bindingTm"), celsius(facts.bindingTm)] as const,
          ...(tail === "" ? [] : [[t("annotation.wholeTm"), celsius(facts.tm)] as const]),
          [t("annotation.limitGc"), `${format.number(facts.gcPercent, 1)} %`] as const,
          [t("annotation.hairpin"), fold(facts.hairpinTm)] as const,
          [t("annotation.selfDimer"), fold(facts.selfDimerTm)] as const,
          [t("annotation.endDimer"), fold(facts.endDimerTm)] as const,
        ]),
  ];
  return (
    <dl className={styles.facts} aria-live="polite">
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
