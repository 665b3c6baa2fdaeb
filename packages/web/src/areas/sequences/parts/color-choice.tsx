import { parseColor } from "../../../canvas/feature-colors.ts";
import { useWords } from "../../../kernel/words.ts";
import styles from "./editing-dialogs.module.css";

/** Apart in lightness as well as hue, and readable under black or white words in both themes. */
const COLORS = [
  "#7fb2e5",
  "#4f9d69",
  "#c8553d",
  "#f0c648",
  "#9ed8c3",
  "#a679c4",
  "#e8a0bf",
  "#b59b7a",
  "#8c2f52",
  "#f2a65a",
  "#3f7fbf",
  "#b8bec6",
] as const;

interface ColorChoiceProps {
  /** Null: by the feature's type. */
  readonly color: string | null;
  readonly onChange: (color: string | null) => void;
}

/** A few colours that go together, any other, or the type's own. */
export const ColorChoice = ({ color, onChange }: ColorChoiceProps) => {
  const t = useWords();
  const chosen = color === null ? null : parseColor(color);
  return (
    <div className={styles.swatches} role="radiogroup" aria-label={t("sequences.featureFieldColor")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a swatch is a button to look at, one of a group to a reader */}
      <button
        type="button"
        role="radio"
        aria-checked={color === null}
        className={`${styles.swatch} ${styles.byType}`}
        onClick={() => onChange(null)}
      >
        {t("sequences.featureColorByType")}
      </button>
      {COLORS.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a swatch is a button to look at, one of a group to a reader
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={chosen === one}
          aria-label={one}
          title={one}
          className={styles.swatch}
          style={{ background: one }}
          onClick={() => onChange(one)}
        />
      ))}
      <input
        type="color"
        className={styles.ownColor}
        aria-label={t("sequences.featureColorOwn")}
        title={t("sequences.featureColorOwn")}
        value={chosen ?? "#b8bec6"}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
