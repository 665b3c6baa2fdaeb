import {
  type Feature,
  type Orf,
  orfSegments,
  type Primer,
  piecesOf,
  primerPlaces,
  type Selection,
  type SequenceRecord,
} from "@benchleaf/bio";
import type { FoundSpans } from "../../canvas/found-spans.ts";
import { isFeatureOfPrimer, isPrimerFeature, primerFeatureId } from "../../canvas/row-primers.ts";
import type { OrfMarks } from "./analysis/orf-marks.ts";
import { isProposal } from "./annotation/proposal.ts";

/** Drawn like features, so that every view, its list and its keys know them; their ids are not the record's. */
const ORF_ID = "orf ";

const COMMENT_ID = "comment ";

/** The comment thread that a mark represents; null for anything else that is drawn. */
export const threadOfMark = (id: string | null): string | null =>
  id?.startsWith(COMMENT_ID) ? id.slice(COMMENT_ID.length) : null;

/** The range of a comment thread, as a drawn feature. */
export const featureOfThread = (
  { threadId, selection }: { readonly threadId: string; readonly selection: Selection },
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  name: string,
): Feature => ({
  id: `${COMMENT_ID}${threadId}`,
  name,
  type: "comment",
  locations: piecesOf(selection, sequence.length, topology === "circular").map(({ start, end }) => ({
    start,
    end,
    strand: 1,
  })),
  operator: "join",
  qualifiers: [],
  color: "#e3c46a",
  arrowheadType: "NONE",
});

export const isOwnFeature = (id: string): boolean =>
  threadOfMark(id) === null && !isOrf(id) && !isPrimerFeature({ id }) && !isProposal(id);

export const isOrf = (id: string): boolean => id.startsWith(ORF_ID);

export const orfId = ({ start, end, strand }: Orf): string => `${ORF_ID}${start} ${end} ${strand}`;

/** A reading frame that was found, as a drawn feature. */
export const featureOfOrf = (orf: Orf, size: number, name: string): Feature => ({
  id: orfId(orf),
  name,
  type: "ORF",
  locations: orfSegments(orf, size, true),
  operator: "join",
  qualifiers: [],
});

/** The same of very many: one is made when it is looked at, and only once. */
export const spansOfOrfs = (
  orfs: OrfMarks,
  nameOf: (orf: Orf) => string,
  hidden: ReadonlySet<string>,
): FoundSpans => {
  const hasHidden = [...hidden].some(isOrf);
  const shown = hasHidden
    ? Array.from(orfs.columns.starts.keys()).filter((index) => !hidden.has(orfId(orfs.at(index))))
    : null;
  const made = new Map<number, Feature>();
  const { starts, ends } = orfs.columns;
  const of = (column: Int32Array) =>
    shown === null ? column : Int32Array.from(shown, (index) => column[index] ?? 0);
  return {
    starts: of(starts),
    ends: of(ends),
    featureAt(index) {
      const known = made.get(index);
      if (known) return known;
      const orf = orfs.at(shown?.[index] ?? index);
      const feature = featureOfOrf(orf, orfs.size, nameOf(orf));
      made.set(index, feature);
      return feature;
    },
  };
};

/** A primer at each of its binding sites, as drawn features. */
export const featuresOfPrimer = (
  primer: Primer,
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
): readonly Feature[] =>
  primerPlaces(primer, { size: sequence.length, isCircular: topology === "circular" }).map(
    ({ locations }, place): Feature => ({
      id: primerFeatureId(primer, place),
      name: primer.name,
      type: "primer_bind",
      locations,
      operator: "join",
      qualifiers: [],
      ...(primer.color !== undefined && { color: primer.color }),
    }),
  );

/** A primer without its hidden binding sites; null if none is left to draw. */
export const visiblePrimer = (
  primer: Primer,
  molecule: Pick<SequenceRecord, "sequence" | "topology">,
  hidden: ReadonlySet<string>,
): Primer | null => {
  if (![...hidden].some((id) => isFeatureOfPrimer(id, primer))) return primer;
  const shown = featuresOfPrimer(primer, molecule).filter(({ id }) => !hidden.has(id));
  return shown.length === 0 ? null : { ...primer, locations: shown.flatMap(({ locations }) => locations) };
};
