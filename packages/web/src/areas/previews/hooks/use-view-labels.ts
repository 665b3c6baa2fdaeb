import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { useMemo } from "react";
import type { ViewLabels } from "../../../canvas/view-props.ts";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";

const strandOf = ({ locations }: Pick<Feature, "locations">): PhraseKey => {
  const strands = new Set(locations.map(({ strand }) => strand));
  if (strands.size > 1) return "sequences.strandBoth";
  return strands.has(-1) ? "sequences.strandReverse" : "sequences.strandForward";
};

/** The words and figures of a molecule that is only looked at. */
export const useViewLabels = (record: SequenceRecord): ViewLabels => {
  const t = useWords();
  const format = useFormat();
  const { kind, name } = record;
  const size = record.sequence.length;
  return useMemo(() => {
    const unit = ({ protein: "aa", rna: "nt", dna: "bp" } as const)[kind];
    const length = (letters: number) => format.basePairs(letters, unit);
    const number = (value: number) => format.number(value);
    const range = (first: number, last: number) =>
      t("sequences.range", { first: number(first), last: number(last) });
    const about = { name, length: length(size) };
    return {
      circularMap: t("sequences.viewLabelCircular", about),
      linearMap: t("sequences.viewLabelLinear", about),
      sequenceRows: t("sequences.viewLabelRows", about),
      featureList: t("sequences.mapList"),
      circular: t("sequences.kindCircular"),
      linear: t("sequences.kindLinear"),
      zoomIn: t("sequences.zoomIn"),
      zoomOut: t("sequences.zoomOut"),
      zoomAll: t("sequences.zoomAll"),
      number,
      length,
      feature: (feature, first, last) =>
        t("sequences.featureLabel", {
          name: feature.name,
          type: feature.type,
          range: range(first, last),
          strand: t(strandOf(feature)),
        }),
      here: (names) => t("sequences.spokenHere", { names: names.join(", ") }),
      caret: (position) => t("sequences.spokenCaret", { position: number(position) }),
      selection: (first, last, letters) =>
        t("sequences.spokenSelection", {
          first: number(first),
          last: number(last),
          length: length(letters),
        }),
      cut: ({ names, count }, position) =>
        t("sequences.mapCut", {
          names: names.join(", "),
          position: number(position),
          count: number(count),
        }),
      range,
      // Nothing is moved here, so no end has a handle to be named.
      featureEnd: (feature) => feature,
      gcContent: t("sequences.gcContent"),
      gcSkew: t("sequences.gcSkew"),
      hidden: (count) => t("sequences.hiddenFeatures", { count, number: number(count) }),
    };
  }, [t, format, kind, name, size]);
};
