import { useMemo } from "react";
import { featurePaint } from "../../../canvas/feature-colors.ts";
import type { Selection } from "../../../canvas/selection.ts";
import type { ViewProps } from "../../../canvas/view-props.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { featureRows } from "../feature-rows.ts";
import styles from "./sequence-reading.module.css";

interface FeaturesToReadProps {
  readonly view: ViewProps;
  readonly onPick: (selection: Selection) => void;
}

/** The features in the order of the molecule, each with its place. */
export const FeaturesToRead = ({ view, onPick }: FeaturesToReadProps) => {
  const t = useTranslation();
  const { record, labels, theme = "light" } = view;
  const rows = useMemo(() => featureRows(record, ""), [record]);
  const size = record.sequence.length;
  if (rows.length === 0) return <p className={styles.none}>{t("sequences.noFeatures")}</p>;
  return (
    <ul className={styles.features} aria-label={labels.featureList}>
      {rows.map(({ feature, start, length }) => (
        <li key={feature.id}>
          <button type="button" className={styles.feature} onClick={() => onPick({ start, length })}>
            <span
              className={styles.swatch}
              style={{ background: featurePaint(feature, theme).fill }}
              aria-hidden="true"
            />
            <span>
              <span className={styles.name}>{feature.name}</span>
              <span className={styles.soft}>{feature.type}</span>
            </span>
            <span className={styles.place}>
              {labels.range(start + 1, ((start + length - 1) % size) + 1)}
              <br />
              {labels.length(length)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
