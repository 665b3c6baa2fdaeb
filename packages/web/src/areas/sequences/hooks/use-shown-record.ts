import type { Orf, SequenceRecord } from "@benchleaf/bio";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { featureOfOrf, featureOfPrimer } from "../shown-features.ts";

/** The record as the views draw it: under the file's name, with primers and found reading frames beside its features. */
export const useShownRecord = (
  record: SequenceRecord,
  name: string,
  orfs: readonly Orf[],
): SequenceRecord => {
  const t = useWords();
  const format = useFormat();
  const { features, primers, sequence } = record;
  const size = sequence.length;
  const shown = useMemo(() => {
    if (orfs.length === 0 && primers.length === 0) return features;
    const named = (orf: Orf) => {
      const frame = orf.frame > 0 ? `+${orf.frame}` : `−${-orf.frame}`;
      return t("sequences.orfName", { frame, length: format.number(orf.length / 3) });
    };
    return [
      ...features,
      ...primers.flatMap((primer) => featureOfPrimer(primer) ?? []),
      ...orfs.filter((orf) => orf.start < size).map((orf) => featureOfOrf(orf, size, named(orf))),
    ];
  }, [features, primers, orfs, size, t, format]);
  return useMemo(
    () => (shown === features && record.name === name ? record : { ...record, name, features: shown }),
    [record, name, shown, features],
  );
};
