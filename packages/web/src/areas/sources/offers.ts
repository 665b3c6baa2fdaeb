import {
  accessionSchema,
  MAX_RECORD_RESIDUES,
  MAX_REQUESTED_RECORDS,
  type RecordRegion,
  type RequestedRecord,
  type SourceGene,
} from "@benchleaf/contract";

/** A record or a gene that can be imported. */
export interface Offer {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly organism: string;
  readonly place: string;
  readonly size: number;
  readonly unit: "bp" | "nt" | "aa";
  readonly state: "open" | "unknown" | "too-long";
  readonly accession: string;
  readonly region: RecordRegion | null;
  /** The name of the file; the record's own by default. */
  readonly fileName: string | null;
}

const UNITS = { dna: "bp", rna: "nt", protein: "aa" } as const;

const stateOf = (size: number): Offer["state"] => (size > MAX_RECORD_RESIDUES ? "too-long" : "open");

export const offerOfRecord = ({ asked, record }: RequestedRecord): Offer => {
  const common = { key: asked, place: "", region: null, fileName: null };
  if (record === null)
    return {
      ...common,
      name: asked,
      title: "",
      organism: "",
      size: 0,
      unit: "bp",
      state: "unknown",
      accession: asked,
    };
  const { accession, title, organism, size, molecule } = record;
  return {
    ...common,
    name: accession,
    title,
    organism,
    size,
    unit: UNITS[molecule],
    state: stateOf(size),
    accession,
  };
};

export const offerOfGene = (gene: SourceGene): Offer => ({
  key: `${gene.accession} ${gene.place} ${gene.id}`,
  name: gene.name,
  title: gene.description,
  organism: gene.organism,
  place: gene.place,
  size: gene.size,
  unit: "bp",
  state: stateOf(gene.size),
  accession: gene.accession,
  region: gene.region,
  fileName: gene.name,
});

export type ReadAccessions =
  | { readonly accessions: readonly string[] }
  | { readonly problem: "illegal"; readonly text: string }
  | { readonly problem: "too-many" };

/** What someone types as accessions, each once. @example readAccessions("L09137.2, NM_000546") */
export const readAccessions = (text: string): ReadAccessions => {
  const words = [...new Set(text.split(/[\s,;，；、]+/).filter((word) => word !== ""))];
  const illegal = words.find((word) => !accessionSchema.safeParse(word).success);
  if (illegal !== undefined) return { problem: "illegal", text: illegal };
  return words.length > MAX_REQUESTED_RECORDS ? { problem: "too-many" } : { accessions: words };
};
