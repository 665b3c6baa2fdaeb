import type { SequenceRecord } from "@benchleaf/bio";
import { useMemo } from "react";
import type { ViewLabels } from "../../canvas/view-props.ts";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { strandLabel } from "./strand-label.ts";

const UNITS = { dna: "bp", rna: "nt", protein: "aa" } as const;

/**
 * Labels and figures of the views, also for screen readers. `before`: number of residues before the first, if the
 * record is part of a longer sequence whose positions are shown.
 */
export const useViewLabels = (
  name: string,
  record: Pick<SequenceRecord, "kind" | "sequence">,
  before = 0,
): ViewLabels => {
  const t = useTranslation();
  const format = useFormat();
  const unit = UNITS[record.kind];
  const size = record.sequence.length;
  return useMemo(() => {
    const length = (letters: number) => format.basePairs(letters, unit);
    const place = (position: number) => format.number(before + position);
    const range = (first: number, last: number) =>
      t("sequences.range", { first: place(first), last: place(last) });
    const about = { name, length: length(size) };
    return {
      circularMap: t("sequences.viewLabelCircular", about),
      linearMap: t("sequences.viewLabelLinear", about),
      sequenceRows: t("sequences.viewLabelRows", about),
      featureList: t("sequences.mapList"),
      circular: t("sequences.kindCircular"),
      linear: t("sequences.kindLinear"),
      zoom: t("sequences.zoomToolbar"),
      zoomIn: t("sequences.zoomIn"),
      zoomOut: t("sequences.zoomOut"),
      zoomAll: t("sequences.zoomAll"),
      before,
      number: place,
      length,
      feature: (feature, first, last) =>
        t("sequences.featureLabel", {
          name: feature.name,
          type: feature.type,
          range: range(first, last),
          strand: t(strandLabel(feature)),
        }),
      here: (names) => t("sequences.spokenHere", { names: names.join(", ") }),
      caret: (position) =>
        position > size && size > 0
          ? t("sequences.statusCaretLast")
          : t("sequences.spokenCaret", { position: place(position) }),
      selection: (first, last, letters) =>
        t("sequences.spokenSelection", {
          first: place(first),
          last: place(last),
          length: length(letters),
        }),
      cut: ({ names, count }, position) =>
        t("sequences.mapCut", {
          names: names.join(", "),
          position: place(position),
          count: format.number(count),
        }),
      range,
      featureEnd: (feature, side, part) => {
        const name =
          part === null
            ? feature
            : t("sequences.featurePartOf", { name: feature, part: format.number(part) });
        return t(side === "first" ? "sequences.featureStartHandle" : "sequences.featureEndHandle", { name });
      },
      gcContent: t("sequences.gcContent"),
      gcSkew: t("sequences.gcSkew"),
      hidden: (count) => t("sequences.hiddenFeatures", { count, number: format.number(count) }),
      unnamedCuts: (count) => t("sequences.unnamedCuts", { count, number: format.number(count) }),
      moreCuts: (count) => t("sequences.moreCuts", { count, number: format.number(count) }),
    };
  }, [t, format, unit, size, name, before]);
};
