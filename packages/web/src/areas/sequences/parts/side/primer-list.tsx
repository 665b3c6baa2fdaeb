import {
  bindingAtPlace,
  gcFraction,
  meltingTemperature,
  type Primer,
  type PrimerPlace,
  primerPlaces,
  type SequenceRecord,
} from "@benchleaf/bio";
import { libraryBases } from "@benchleaf/contract";
import { useMemo } from "react";
import { isFeatureOfPrimer } from "../../../../canvas/row-primers.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { primerListRows } from "../../annotation/list-rows.ts";
import { useKnownPrimers } from "../../library.queries.ts";
import { AnnotationList } from "./annotation-list.tsx";
import { PrimerBar } from "./primer-bar.tsx";

interface PrimerListProps {
  readonly record: SequenceRecord;
  readonly links: ListLinks;
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
  readonly isEditable: boolean;
}

/** The primers of the record, each at each of its places with its length, the Tm and the mismatches there, GC, and its name in the library's stock. */
export const PrimerList = ({ record, links, actions, tools, isEditable }: PrimerListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { primers, sequence, topology } = record;
  const known = useKnownPrimers(primers);
  const rows = useMemo(() => {
    const factsOf = (primer: Primer, place: PrimerPlace | null) => {
      const { bases } = primer;
      const bound = place && bindingAtPlace({ sequence, topology }, bases, place);
      const tm = bound ? bound.tm : meltingTemperature(bases);
      const degrees = tm === null ? "" : `${format.number(tm, 1)} ℃`;
      const gc = gcFraction(bases);
      const stock = known.get(libraryBases(bases));
      const places = primerPlaces(primer, { size: sequence.length, isCircular: topology === "circular" });
      return [
        bound === null || bound.tailLength === 0
          ? format.basePairs(bases.length, "nt")
          : t("annotation.boundLength", {
              all: format.basePairs(bases.length, "nt"),
              bound: format.number(bound.length),
            }),
        ...(tm === null ? [] : [degrees]),
        ...(bound !== null && bound.mismatches.length > 0
          ? [t("annotation.mismatchesOf", { count: format.number(bound.mismatches.length) })]
          : []),
        ...(places.length > 1
          ? [t("annotation.bindingPlaces", { count: format.number(places.length) })]
          : []),
        ...(Number.isFinite(gc) ? [`GC ${format.number(100 * gc)} %`] : []),
        ...(primer.order === undefined ? [] : [primer.order]),
        ...(stock === undefined ? [] : [t("annotation.inLibrary", { name: stock })]),
      ].join(" · ");
    };
    return primerListRows(primers, record, factsOf);
  }, [primers, record, sequence, topology, format, known, t]);
  const primerIds = (ids: readonly string[]) =>
    primers.filter((primer) => ids.some((id) => isFeatureOfPrimer(id, primer))).map(({ id }) => id);
  return (
    <AnnotationList
      rows={rows}
      links={links}
      title={t("annotation.primerCount", { number: format.number(primers.length) })}
      filterLabel={t("annotation.primerFilter")}
      none={t("annotation.noPrimers")}
      detailLabel="annotation.orderLength"
      {...(primers.length > 0 && { foot: <PrimerBar actions={actions} tools={tools} /> })}
      {...(isEditable && {
        onEdit: () => tools.open("editPrimer"),
        onRemove: (ids: readonly string[]) => tools.dispatch({ type: "removePrimers", ids: primerIds(ids) }),
        removeLabel: (name: string) => t("annotation.deletePrimer", { name }),
      })}
    />
  );
};
