import { type Feature, geneFeatures, reverseFeatures, splicedFeatures } from "@benchleaf/bio";
import { MAX_RECORD_RESIDUES, type RequestedRecord, type SequenceContent } from "@benchleaf/contract";
import type { SourceConfig } from "../../kernel/config.ts";
import { problem } from "../../kernel/problem.ts";
import { type AskSource, sourceNames } from "./ask-source.ts";
import {
  asGene,
  type Lookup,
  lookupAnswer,
  organismOf,
  presentGene,
  presentLookup,
  sequenceAnswer,
  speciesOf,
  versioned,
} from "./ensembl-answers.ts";
import type { FetchedRecord, RemoteSource } from "./remote-source.ts";

const DEFAULT_ORGANISM = "Homo sapiens";

/** A region as people write it. @example `homo_sapiens/X:1000-2000`, with `:-1` for the other strand */
const regionPattern = /^([a-z0-9_]+)\/([A-Za-z0-9_.]+):(\d+)(?:-|\.\.)(\d+)(?::(1|-1))?$/;

const readRegion = (accession: string) => {
  const [, species, chromosome, first, last, strand = "1"] = regionPattern.exec(accession) ?? [];
  if (species === undefined || chromosome === undefined) return null;
  const size = Number(last) - Number(first) + 1;
  if (Number(first) < 1 || size < 1) return null;
  return { species, chromosome, first: Number(first), last: Number(last), strand, size };
};
type Region = NonNullable<ReturnType<typeof readRegion>>;

const bareId = (id: string): string => id.replace(/\.\d+$/, "");

const featuresOf = (found: Lookup): Feature[] => {
  if (found.object_type === "Translation") return [];
  const gene = asGene(found);
  if (found.object_type === "Transcript") return splicedFeatures(gene, gene.transcripts[0]!);
  const length = gene.end - gene.start;
  const features = geneFeatures([gene], { start: gene.start, length, size: gene.end, isCircular: false });
  return gene.strand === 1 ? features : reverseFeatures(features, length);
};

/** Ensembl by its REST service: genes, transcripts and proteins by id, genes by symbol, regions of chromosomes. */
export const ensemblSource = ({ url: root }: SourceConfig, ask: AskSource): RemoteSource => {
  const address = (path: readonly string[], query: Readonly<Record<string, string>> = {}): URL => {
    const url = new URL(`${root.replace(/\/$/, "")}/${path.map(encodeURIComponent).join("/")}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    return url;
  };

  const lookUp = (id: string): Promise<Lookup | undefined> =>
    ask.json(address(["lookup", "id", bareId(id)], { expand: "1" }), lookupAnswer);

  const findOne = async (asked: string): Promise<RequestedRecord> => {
    const region = readRegion(asked);
    if (region !== null) {
      const { species, size } = region;
      const facts = { organism: organismOf(species), molecule: "dna" as const, size, isCircular: false };
      return { asked, record: { accession: asked, title: asked, ...facts } };
    }
    const found = await lookUp(asked);
    return { asked, record: found === undefined ? null : presentLookup(found) };
  };

  const missing = (accession: string) =>
    problem("source.record.not.found", { source: sourceNames.ensembl, accession });

  const lettersOf = async (accession: string, url: URL, size: number): Promise<string> => {
    if (size > MAX_RECORD_RESIDUES)
      throw problem("source.record.too.long", { accession, limit: MAX_RECORD_RESIDUES });
    const answer = await ask.json(url, sequenceAnswer);
    if (answer === undefined) throw missing(accession);
    if (answer.seq.length !== size) throw ask.unread();
    return answer.seq;
  };

  const contentOf = (name: string, part: Partial<SequenceContent>, organism: string): SequenceContent => ({
    name,
    description: "",
    sequence: "",
    circular: false,
    isProtein: false,
    isRna: false,
    features: [],
    primers: [],
    ...part,
    meta: { organism, source: sourceNames.ensembl, version: name },
  });

  const takeRegion = async (accession: string, region: Region): Promise<FetchedRecord> => {
    const { species, chromosome, first, last, strand, size } = region;
    const url = address(["sequence", "region", species, `${chromosome}:${first}..${last}:${strand}`]);
    const sequence = await lettersOf(accession, url, size);
    const name = `${species} ${chromosome} ${first}-${last}`;
    return { accession, content: { ...contentOf(accession, { sequence }, organismOf(species)), name } };
  };

  return {
    find: (accessions) => Promise.all(accessions.map(findOne)),

    async genes(gene, organism) {
      const species = speciesOf(organism || DEFAULT_ORGANISM);
      const url = /^ENS[A-Z]*G\d+(\.\d+)?$/i.test(gene)
        ? address(["lookup", "id", bareId(gene)], { expand: "1" })
        : address(["lookup", "symbol", species, gene], { expand: "1" });
      const found = await ask.json(url, lookupAnswer);
      return found?.object_type === "Gene" ? [presentGene(found)] : [];
    },

    async take({ accession: asked }) {
      const region = readRegion(asked);
      if (region !== null) return takeRegion(asked, region);
      const found = await lookUp(asked);
      if (found === undefined) throw missing(asked);
      const { size, organism, title } = presentLookup(found);
      const type = { Gene: "genomic", Transcript: "cdna", Translation: "protein" }[found.object_type];
      const sequence = await lettersOf(asked, address(["sequence", "id", found.id], { type }), size);
      const accession = versioned(found);
      const about = {
        description: title,
        sequence,
        isProtein: found.object_type === "Translation",
        features: featuresOf(found) as SequenceContent["features"],
      };
      const content = contentOf(accession, about, organism);
      const named = found.object_type === "Translation" ? null : found.display_name;
      return { accession, content: { ...content, name: named || accession } };
    },
  };
};
