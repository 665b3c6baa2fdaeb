import { useMemo } from "react";
import type { AlignmentTheme } from "../../../canvas/alignment/alignment-palette.ts";
import { useTheme } from "../../../kernel/appearance.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useMedia } from "../../../ui/use-media.ts";

const LETTER_SIZES = [4, 6, 8, 10, 12, 14, 17, 20, 26] as const;

/** The size of residues, in pixels, some steps nearer or farther than one. */
export const fontSizeAfter = (size: number, steps: number): number => {
  const at = LETTER_SIZES.findIndex((one) => one >= size);
  return LETTER_SIZES[Math.max(0, Math.min(LETTER_SIZES.length - 1, at + steps))] ?? size;
};

export const useAlignmentTheme = (): AlignmentTheme => {
  const mode = useTheme();
  const isContrast = useMedia("(prefers-contrast: more), (forced-colors: active)");
  return isContrast ? "contrast" : mode;
};

/** Labels of the drawing; the same object until the language changes. */
export const useAlignmentLabels = () => {
  const t = useTranslation();
  const format = useFormat();
  return useMemo(
    () => ({
      view: t("alignments.viewLabel"),
      overview: t("alignments.overview"),
      consensus: t("alignments.consensus"),
      conservation: t("alignments.conservation"),
      number: (value: number) => format.number(value),
    }),
    [t, format],
  );
};
