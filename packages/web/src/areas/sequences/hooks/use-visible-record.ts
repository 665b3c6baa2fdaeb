import type { Feature, Orf, SequenceRecord } from "@benchleaf/bio";
import { useMemo } from "react";
import { type FoundSpans, featuresOfSpans } from "../../../canvas/found-spans.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { OrfMarks } from "../analysis/orf-marks.ts";
import { featuresOfPrimer, spansOfOrfs, visiblePrimer } from "../visible-features.ts";

/** What a reading frame is called: its frame and how many amino acids it has. */
export const useOrfName = (): ((orf: Orf) => string) => {
  const t = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    // A genome has tens of thousands, of few lengths.
    const known = new Map<number, string>();
    return (orf: Orf) => {
      const residues = Math.floor(orf.length / 3);
      const key = residues * 8 + orf.frame + 4;
      const name = known.get(key);
      if (name !== undefined) return name;
      const frame = orf.frame > 0 ? `+${orf.frame}` : `−${-orf.frame}`;
      const made = t("sequences.orfName", { frame, length: format.number(residues) });
      known.set(key, made);
      return made;
    };
  }, [t, format]);
};

/** Found reading frames as the rows draw them: one is made when it is seen. */
export const useOrfSpans = (orfs: OrfMarks, hidden: ReadonlySet<string>): FoundSpans => {
  const nameOf = useOrfName();
  return useMemo(() => spansOfOrfs(orfs, nameOf, hidden), [orfs, nameOf, hidden]);
};

/** The record as a map draws it, with all that was found. */
export const useMapRecord = (record: SequenceRecord, spans: FoundSpans): SequenceRecord =>
  useMemo(
    () =>
      spans.starts.length === 0
        ? record
        : { ...record, features: [...record.features, ...featuresOfSpans(spans)] },
    [record, spans],
  );

interface Beside {
  /** What may be added, drawn as if it were. */
  readonly proposals: readonly Feature[];
  /** Ids of what is not drawn. */
  readonly hidden: ReadonlySet<string>;
}

/** The record as the views draw it: with the file's name, and with primers and proposals as features. */
export const useVisibleRecord = (
  record: SequenceRecord,
  name: string,
  { proposals, hidden }: Beside,
): SequenceRecord => {
  const { features, primers, sequence, topology } = record;
  const shownPrimers = useMemo(
    () =>
      hidden.size === 0
        ? primers
        : primers.flatMap((one) => visiblePrimer(one, { sequence, topology }, hidden) ?? []),
    [primers, hidden, sequence, topology],
  );
  const shown = useMemo(() => {
    if (primers.length + proposals.length + hidden.size === 0) return features;
    const all = [
      ...features,
      ...primers.flatMap((one) => featuresOfPrimer(one, { sequence, topology })),
      ...proposals,
    ];
    return hidden.size === 0 ? all : all.filter(({ id }) => !hidden.has(id));
  }, [features, primers, proposals, hidden, sequence, topology]);
  return useMemo(
    () =>
      shown === features && shownPrimers === primers && record.name === name
        ? record
        : { ...record, name, features: shown, primers: shownPrimers },
    [record, name, shown, features, shownPrimers, primers],
  );
};
