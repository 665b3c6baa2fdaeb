import type { SequenceContent } from "@benchleaf/contract";

/** What of a record's origin everyone may read. Notes, editors' remarks and the like stay in the team. */
const publicMeta = [
  "moleculeType",
  "division",
  "date",
  "accession",
  "version",
  "keywords",
  "source",
  "organism",
  "strandedness",
  "references",
  "methylation",
  "ends",
] as const satisfies readonly (keyof SequenceContent["meta"])[];

type Meta = SequenceContent["meta"];

export const metaForEverybody = (meta: Meta): Meta =>
  Object.fromEntries(
    publicMeta.flatMap((key) => (meta[key] === undefined ? [] : [[key, meta[key]]])),
  ) as Meta;

/** Residues and features: a lab's own primers and how well each residue was read are no one else's business. */
export const contentForEverybody = ({ qualities: _, ...content }: SequenceContent): SequenceContent => ({
  ...content,
  primers: [],
  meta: metaForEverybody(content.meta),
});

/** The line under a page's title, where its publisher has written none. */
export const describeMolecule = ({
  name,
  size,
  circular,
}: {
  readonly name: string;
  readonly size: number;
  readonly circular: boolean;
}): string => `${name} · ${size.toLocaleString("en-US")} bp · ${circular ? "circular" : "linear"}`;
