import type { Feature, Orf, SequenceRecord } from "@benchleaf/bio";
import { useCallback, useMemo } from "react";
import { primerFeatureId } from "../../../canvas/row-primers.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { featureOfOrf, featureOfPrimer } from "../shown-features.ts";

/** What a reading frame is called: its frame and how many amino acids it has. */
export const useOrfName = (): ((orf: Orf) => string) => {
  const t = useWords();
  const format = useFormat();
  return useCallback(
    (orf) => {
      const frame = orf.frame > 0 ? `+${orf.frame}` : `−${-orf.frame}`;
      return t("sequences.orfName", { frame, length: format.number(orf.length / 3) });
    },
    [t, format],
  );
};

interface Beside {
  readonly orfs: readonly Orf[];
  /** What may be added, drawn as if it were. */
  readonly proposals: readonly Feature[];
  /** Ids of what is not drawn. */
  readonly hidden: ReadonlySet<string>;
}

/** The record as the views draw it: under the file's name, with primers and found reading frames beside its features. */
export const useShownRecord = (
  record: SequenceRecord,
  name: string,
  { orfs, proposals, hidden }: Beside,
): SequenceRecord => {
  const nameOf = useOrfName();
  const { features, primers, sequence } = record;
  const size = sequence.length;
  const shownPrimers = useMemo(
    () => (hidden.size === 0 ? primers : primers.filter((one) => !hidden.has(primerFeatureId(one)))),
    [primers, hidden],
  );
  const shown = useMemo(() => {
    if (orfs.length + primers.length + proposals.length + hidden.size === 0) return features;
    const all = [
      ...features,
      ...primers.flatMap((primer) => featureOfPrimer(primer) ?? []),
      ...orfs.filter((orf) => orf.start < size).map((orf) => featureOfOrf(orf, size, nameOf(orf))),
      ...proposals,
    ];
    return hidden.size === 0 ? all : all.filter(({ id }) => !hidden.has(id));
  }, [features, primers, orfs, proposals, hidden, size, nameOf]);
  return useMemo(
    () =>
      shown === features && shownPrimers === primers && record.name === name
        ? record
        : { ...record, name, features: shown, primers: shownPrimers },
    [record, name, shown, features, shownPrimers, primers],
  );
};
