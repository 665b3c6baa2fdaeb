import type { DesignedOligo } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** Length, Tm, GC and folds of an oligo in one line. */
export const useOligoLabels = () => {
  const t = useTranslation();
  const format = useFormat();
  const celsius = (temperature: number) => `${format.number(temperature, 1)} ℃`;
  /** What melts below zero never holds. */
  const fold = (temperature: number) => (temperature <= 0 ? t("annotation.noFold") : celsius(temperature));
  const oligo = ({ bases, tm, gcPercent, hairpinTm, selfAnyTm }: DesignedOligo): string =>
    [
      format.basePairs(bases.length, "nt"),
      celsius(tm),
      `GC ${format.number(gcPercent)} %`,
      `${t("annotation.hairpin")} ${fold(hairpinTm)}`,
      `${t("annotation.selfDimer")} ${fold(selfAnyTm)}`,
    ].join(" · ");
  return { oligo, celsius, fold };
};
