import { cutLines } from "./cut-lines.ts";
import { type FlatFeature, genesOfFeatures } from "./genbank-genes.ts";
import { type GenomeChromosome, genomeLimits } from "./gene-model.ts";
import { isGenomeBase, isSpace } from "./genome-alphabet.ts";
import { GenomeFault } from "./genome-fault.ts";
import type { StreamReader } from "./read-fasta-stream.ts";
import type { GeneSink } from "./read-gff3-genes.ts";

/** Where chromosomes and their genes go while they are read. */
export interface GenBankSink extends Omit<GeneSink, "circular"> {
  /** Told with the length that the record promises, before its genes and bases. */
  chromosome(chromosome: GenomeChromosome, line: number): void;
  letters(bytes: Uint8Array): void;
}

const KEY_COLUMN = 5;
const VALUE_COLUMN = 21;
const KINDS = /^(gene|CDS|[a-z_]*RNA|pseudogene|ncRNA_gene)$/i;
const LOCUS = /^LOCUS\s+(\S+)\s+(\d+) (bp|aa)\b(.*)$/;

interface OpenRecord {
  readonly line: number;
  readonly locus: string;
  readonly size: number;
  readonly isCircular: boolean;
  accession: string;
  definition: string;
  features: FlatFeature[];
  come: number;
}

/** A qualifier's text: lines joined as its kind requires, without quotes. */
const textOf = (value: string): string =>
  value.startsWith('"') ? value.slice(1).replace(/"$/, "").replaceAll('""', '"') : value;

/** The features of one record, line by line. */
const featureLines = (features: FlatFeature[]) => {
  let open: FlatFeature | null = null;
  let qualifier: string | null = null;
  let value = "";
  const close = (): void => {
    if (open !== null && qualifier !== null) open.qualifiers[qualifier] ??= textOf(value);
    qualifier = null;
  };
  return {
    take(text: string, line: number): void {
      const key = text.slice(KEY_COLUMN, VALUE_COLUMN).trim();
      const rest = text.slice(VALUE_COLUMN).trim();
      if (key !== "") {
        close();
        open = KINDS.test(key) ? { key, location: rest, qualifiers: {}, line } : null;
        if (open !== null) features.push(open);
        return;
      }
      if (open === null) return;
      const start = /^\/([\w-]+)(?:=(.*))?$/.exec(rest);
      // A line of a long text may begin with a stroke; while its quotes are open it is text.
      const isInText = qualifier !== null && value.startsWith('"') && !/[^"](")$|^""$/.test(value);
      if (start && !isInText) {
        close();
        qualifier = start[1]!;
        value = start[2] ?? "";
      } else if (qualifier !== null) value += value.startsWith('"') ? ` ${rest}` : rest;
      else open.location += rest;
    },
    close,
  };
};

/**
 * Reads GenBank records of any length in pieces: chromosome, genes, then bases. The memory is that of one record's
 * features.
 *
 * @throws {GenomeFault} with the line
 */
export const readGenBankStream = (sink: GenBankSink): StreamReader => {
  let record: OpenRecord | null = null;
  let part: "head" | "features" | "letters" = "head";
  let lines = featureLines([]);
  let count = 0;
  let genes = 0;
  let lastLine = 0;

  const begin = (text: string, line: number): void => {
    const found = LOCUS.exec(text);
    if (found === null || found[3] === "aa") throw new GenomeFault("not-a-genome", line);
    const size = Number(found[2]);
    if (size === 0) throw new GenomeFault("sequence-empty", line);
    if (size > genomeLimits.chromosomeLetters) throw new GenomeFault("sequence-too-long", line);
    if (++count > genomeLimits.chromosomes) throw new GenomeFault("too-many-sequences", line);
    const isCircular = /\bcircular\b/i.test(found[4]!);
    record = {
      line,
      locus: found[1]!,
      size,
      isCircular,
      accession: "",
      definition: "",
      features: [],
      come: 0,
    };
    lines = featureLines(record.features);
    part = "head";
  };

  const endFeatures = (open: OpenRecord): void => {
    lines.close();
    const chromosome = {
      name: open.accession || open.locus,
      description: open.definition,
      size: open.size,
      isCircular: open.isCircular,
    };
    sink.chromosome(chromosome, open.line);
    for (const gene of genesOfFeatures(open.features, chromosome, sink.remark)) {
      if (++genes > genomeLimits.genes) throw new GenomeFault("too-many-genes", open.line);
      sink.gene(gene);
    }
    open.features = [];
    part = "letters";
  };

  const readHead = (open: OpenRecord, text: string): void => {
    if (text.startsWith("VERSION") || (text.startsWith("ACCESSION") && open.accession === ""))
      open.accession = text.slice(12).trim().split(/\s/, 1)[0] || open.accession;
    else if (text.startsWith("DEFINITION")) open.definition = text.slice(12).trim();
  };

  const readLetters = (open: OpenRecord, text: string, line: number): void => {
    const bytes = new Uint8Array(text.length);
    let kept = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 256 && isGenomeBase(code)) bytes[kept++] = code;
      else if (!isSpace(code & 255) && !(code >= 48 && code <= 57))
        throw new GenomeFault("illegal-letter", line, text[at]);
    }
    open.come += kept;
    if (open.come > open.size) throw new GenomeFault("length-differs", open.line, String(open.size));
    if (kept > 0) sink.letters(bytes.subarray(0, kept));
  };

  const endRecord = (open: OpenRecord, line: number): void => {
    if (part !== "letters" || open.come === 0) throw new GenomeFault("sequence-missing", line, open.locus);
    if (open.come !== open.size) throw new GenomeFault("length-differs", open.line, String(open.size));
    record = null;
  };

  const take = (given: string, line: number): void => {
    lastLine = line;
    const text = line === 1 ? given.replace(/^\uFEFF/, "") : given;
    if (record === null) {
      if (text.trim() !== "") begin(text, line);
    } else if (text.startsWith("//")) endRecord(record, line);
    else if (text.startsWith("ORIGIN")) endFeatures(record);
    else if (part === "letters") readLetters(record, text, line);
    else if (text.startsWith("FEATURES")) part = "features";
    else if (part === "features" && text.startsWith("     ")) lines.take(text, line);
    else readHead(record, text);
  };

  const cutter = cutLines(take);
  return {
    push: cutter.push,
    end() {
      cutter.end();
      if (record !== null) throw new GenomeFault("cut-short", lastLine);
      if (count === 0) throw new GenomeFault("no-sequence", 1);
    },
  };
};
