import { gcFraction, meltingTemperature, type Primer, type SequenceRecord } from "@benchleaf/bio";
import { libraryBases } from "@benchleaf/contract";
import { useMemo } from "react";
import { primerFeatureId } from "../../../../canvas/row-primers.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { useWords } from "../../../../kernel/words.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import { boundBases } from "../../annotation/bound-bases.ts";
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

/** The primers of the record, each with its length, the Tm of what binds, GC, and its name in the library's stock. */
export const PrimerList = ({ record, links, actions, tools, isEditable }: PrimerListProps) => {
  const t = useWords();
  const format = useFormat();
  const { primers, sequence, topology } = record;
  const known = useKnownPrimers(primers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the letters only their count tells
  const rows = useMemo(() => {
    const factsOf = (primer: Primer) => {
      const { bases } = primer;
      const bound = boundBases(primer);
      const tm = meltingTemperature(bound);
      const degrees = tm === null ? "" : `${format.number(tm, 1)} ℃`;
      const gc = gcFraction(bases);
      const stock = known.get(libraryBases(bases));
      return [
        bound === bases
          ? format.basePairs(bases.length, "nt")
          : t("annotation.boundLength", {
              all: format.basePairs(bases.length, "nt"),
              bound: format.number(bound.length),
            }),
        ...(tm === null ? [] : [degrees]),
        ...(Number.isFinite(gc) ? [`GC ${format.number(100 * gc)} %`] : []),
        ...(stock === undefined ? [] : [t("annotation.inLibrary", { name: stock })]),
      ].join(" · ");
    };
    return primerListRows(primers, record, factsOf);
  }, [primers, sequence.length, topology, format, known, t]);
  const primerIds = (ids: readonly string[]) =>
    primers
      .filter((primer) => ids.includes(primerFeatureId(primer)) || ids.includes(primer.id))
      .map(({ id }) => id);
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
