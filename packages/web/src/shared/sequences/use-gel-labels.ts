import { useMemo } from "react";
import type { GelLabels } from "../../canvas/gel/gel-labels.ts";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";

/** The words of a gel; they come with the editor's, so who shows one names that part. */
export const useGelLabels = (): GelLabels => {
  const t = useTranslation();
  const format = useFormat();
  return useMemo(
    () => ({
      gel: t("digest.bands"),
      figure: ({ length, count }) =>
        count === 1 ? format.number(length) : `${format.number(length)} ×${format.number(count)}`,
      band: (lane, { length, count, isPartial }) =>
        t(isPartial ? "digest.bandPartial" : "digest.band", {
          lane: lane.name,
          length: format.basePairs(length),
          count,
          number: format.number(count),
        }),
    }),
    [t, format],
  );
};
