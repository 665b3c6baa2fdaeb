import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  type Gene,
  GenomeFault,
  type GenomeRemark,
  readFastaStream,
  readGenBankStream,
  readGff3Genes,
  type StreamReader,
} from "@benchleaf/bio";
import type { GenomeFaultWire } from "@benchleaf/contract";
import type { Storage } from "../../kernel/storage.ts";
import { termsOf } from "./genomes.rules.ts";
import type { GenomeSource, RemarkRow, StoredGene } from "./genomes.store.ts";

/** Genes written to the database in one batch. */
const BATCH = 400;
const MAX_REMARKS = 50;
/** Bases of one genome, and bytes of one file when unpacked: limits against endless input. */
const MAX_LETTERS = 20_000_000_000;
const MAX_BYTES = 40_000_000_000;
const UNPACKED_CHUNK = 256 * 1024;

/** An import that cannot succeed, however often it is retried. */
export class ImportFault extends Error {
  readonly fault: GenomeFaultWire;
  constructor(fault: GenomeFaultWire) {
    super(fault.code);
    this.fault = fault;
  }
}

const isPacked = (head: Buffer | null): boolean => head?.[0] === 0x1f && head[1] === 0x8b;

const asFault = (error: unknown, { name }: GenomeSource): unknown => {
  if (error instanceof GenomeFault) {
    const { code, line, detail } = error;
    return new ImportFault({ code, line, detail: detail.slice(0, 200), fileName: name });
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR")
    return new ImportFault({ code: "cut-short", line: 0, detail: "", fileName: name });
  if (code?.startsWith("Z_"))
    return new ImportFault({ code: "damaged", line: 0, detail: "", fileName: name });
  return error;
};

export interface PlacedChromosome {
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly byteOffset: number;
  size: number;
  isCircular: boolean;
  geneCount: number;
}

interface Reading {
  readonly storage: Pick<Storage, "open" | "headOf">;
  readonly signal: AbortSignal;
  /** Bytes of the uploads that have been read. */
  readonly onBytes: (count: number) => void;
  readonly keep: (genes: readonly StoredGene[]) => Promise<void>;
}

/**
 * Reads a genome from its files, with the memory of one chunk: bases are streamed as they arrive, genes are stored in
 * batches. If it throws, the caller deletes what was stored.
 */
export const readGenome = ({ storage, signal, onBytes, keep }: Reading) => {
  const chromosomes = new Map<string, PlacedChromosome>();
  const remarks: RemarkRow[] = [];
  let remarkCount = 0;
  let letters = 0;
  let geneCount = 0;
  let open: PlacedChromosome | undefined;
  let pending: Gene[] = [];
  let ready: Uint8Array[] = [];

  const sink = {
    chromosome(name: string, description: string, line: number, isCircular = false): void {
      if (chromosomes.has(name)) throw new GenomeFault("name-twice", line, name.slice(0, 100));
      open = {
        number: chromosomes.size + 1,
        name: name.slice(0, 200),
        description: description.slice(0, 500),
        byteOffset: letters,
        size: 0,
        isCircular,
        geneCount: 0,
      };
      chromosomes.set(name, open);
    },
    letters(bytes: Uint8Array): void {
      ready.push(bytes.slice());
      letters += bytes.length;
      if (letters > MAX_LETTERS) throw new GenomeFault("sequence-too-long", 0);
      if (open) open.size += bytes.length;
    },
    gene: (gene: Gene): void => {
      pending.push(gene);
    },
    remark(remark: GenomeRemark): void {
      remarkCount++;
      if (remarks.length < MAX_REMARKS) remarks.push(remark);
    },
    circular(name: string): void {
      const found = chromosomes.get(name);
      if (found) found.isCircular = true;
    },
  };

  const flush = async (least: number): Promise<void> => {
    while (pending.length >= least && pending.length > 0) {
      const batch = pending.slice(0, BATCH).map((gene): StoredGene => {
        const placed = chromosomes.get(gene.chromosome)!;
        placed.geneCount++;
        geneCount++;
        return { number: geneCount, chromosome: placed.number, gene, terms: termsOf(gene) };
      });
      pending = pending.slice(BATCH);
      await keep(batch);
    }
  };

  async function* counted(raw: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      onBytes(chunk.length);
      yield chunk;
    }
  }

  async function* bytesOf(source: GenomeSource): AsyncGenerator<Buffer> {
    const raw = await storage.open(source.key);
    if (raw === null)
      throw new ImportFault({ code: "file-gone", line: 0, detail: "", fileName: source.name });
    const plain = Readable.from(counted(raw));
    const packed = isPacked(await storage.headOf(source.key, source.size, 2));
    const bytes = packed ? pipeline(plain, createGunzip({ chunkSize: UNPACKED_CHUNK }), () => {}) : plain;
    let come = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      come += chunk.length;
      if (come > MAX_BYTES) throw new GenomeFault("sequence-too-long", 0);
      yield chunk;
    }
  }

  const sequenceReader = (first: Buffer): StreamReader => {
    const start = first
      .subarray(0, 100)
      .toString("latin1")
      .replace(/^\xEF\xBB\xBF/, "")
      .trimStart();
    if (/^\xFF\xFE|^\xFE\xFF/.test(start)) throw new GenomeFault("wrong-encoding", 1);
    if (start.startsWith(">")) return readFastaStream(sink);
    if (!start.startsWith("LOCUS")) throw new GenomeFault("not-a-genome", 1);
    return readGenBankStream({
      ...sink,
      chromosome: ({ name, description, isCircular }, line) =>
        sink.chromosome(name, description, line, isCircular),
    });
  };

  return {
    /** Yields the bases of all chromosomes, one after the other. Genes in the same file are stored on the way. */
    async *sequence(source: GenomeSource): AsyncGenerator<Uint8Array> {
      try {
        let reader: StreamReader | undefined;
        for await (const chunk of bytesOf(source)) {
          reader ??= sequenceReader(chunk);
          reader.push(chunk);
          await flush(BATCH);
          if (ready.length > 0) yield Buffer.concat(ready);
          ready = [];
        }
        if (reader === undefined) throw new GenomeFault("no-sequence", 1);
        reader.end();
        await flush(1);
        if (ready.length > 0) yield Buffer.concat(ready);
        ready = [];
      } catch (error) {
        throw asFault(error, source);
      }
    },

    /** Stores the genes of an annotation; the bases have been read before. */
    async annotation(source: GenomeSource): Promise<void> {
      try {
        const reader = readGff3Genes(chromosomes, sink);
        for await (const chunk of bytesOf(source)) {
          reader.push(chunk);
          await flush(BATCH);
        }
        reader.end();
        await flush(1);
      } catch (error) {
        throw asFault(error, source);
      }
    },

    found: () => ({ chromosomes: [...chromosomes.values()], letters, geneCount, remarks, remarkCount }),
  };
};
