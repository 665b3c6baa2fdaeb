import { parseColor } from "../../../../canvas/feature-colors.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
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

/** Inks: dark ones for pale grounds, pale ones for dark grounds. */
export const LABEL_COLORS = [
  "#000000",
  "#8c1d18",
  "#1f4e8c",
  "#1b5e20",
  "#5b2a86",
  "#6b3f00",
  "#ffffff",
  "#ffd0c7",
  "#cfe3ff",
  "#c9f2cf",
  "#e9d5ff",
  "#ffe7a3",
] as const;

interface ColorChoiceProps {
  /** Null: none of its own. */
  readonly color: string | null;
  /** What is coloured. */
  readonly label: PhraseKey;
  /** The option for no own colour. */
  readonly usual: PhraseKey;
  readonly colors?: readonly string[];
  readonly onChange: (color: string | null) => void;
}

/** A few colours that go together, any other, or what is usual. */
export const ColorChoice = ({ color, label, usual, colors = COLORS, onChange }: ColorChoiceProps) => {
  const t = useTranslation();
  const chosen = color === null ? null : parseColor(color);
  return (
    <div className={styles.swatches} role="radiogroup" aria-label={t(label)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a swatch is a button to look at, one of a group to a reader */}
      <button
        type="button"
        role="radio"
        aria-checked={color === null}
        className={`${styles.swatch} ${styles.byType}`}
        onClick={() => onChange(null)}
      >
        {t(usual)}
      </button>
      {colors.map((one) => (
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
