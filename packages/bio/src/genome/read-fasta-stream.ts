import { decodeLine } from "./cut-lines.ts";
import { genomeLimits } from "./gene-model.ts";
import { isGenomeBase, isSpace } from "./genome-alphabet.ts";
import { GenomeFault } from "./genome-fault.ts";

const NEWLINE = 10;
const HEADER = 62;
const MAX_HEADER_BYTES = 100_000;

/** Where chromosomes go while they are read. */
export interface ChromosomeSink {
  chromosome(name: string, description: string, line: number): void;
  /** Bases of the chromosome that came last, as ASCII. The bytes are good until the next call. */
  letters(bytes: Uint8Array): void;
}

/** Reads bytes as they come. */
export interface StreamReader {
  push(bytes: Uint8Array): void;
  /** @throws {GenomeFault} where something is missing at the end */
  end(): void;
}

/**
 * Reads FASTA of any length in pieces, with the memory of one piece: a chromosome may be in a single line.
 *
 * @throws {GenomeFault} with the line, at the first thing that is no FASTA of DNA
 */
export const readFastaStream = (sink: ChromosomeSink): StreamReader => {
  let line = 1;
  let isAtStart = true;
  let header: number[] | null = null;
  let hasHeader = false;
  let size = 0;
  let count = 0;
  let out = new Uint8Array(0);

  const endChromosome = (): void => {
    if (hasHeader && size === 0) throw new GenomeFault("sequence-empty", line - 1);
  };
  const begin = (): void => {
    endChromosome();
    const text = decodeLine(Uint8Array.from(header ?? []), line).trim();
    const [name = ""] = text.split(/\s/, 1);
    if (name === "") throw new GenomeFault("name-missing", line);
    if (++count > genomeLimits.chromosomes) throw new GenomeFault("too-many-sequences", line);
    sink.chromosome(name, text.slice(name.length).trim(), line);
    header = null;
    hasHeader = true;
    size = 0;
  };
  const refuse = (byte: number): never => {
    if (byte === 0 || byte > 127) throw new GenomeFault("wrong-encoding", line);
    if (!hasHeader) throw new GenomeFault("not-a-genome", line);
    throw new GenomeFault("illegal-letter", line, String.fromCharCode(byte));
  };

  return {
    push(bytes) {
      if (out.length < bytes.length) out = new Uint8Array(bytes.length);
      let kept = 0;
      const give = (): void => {
        size += kept;
        if (size > genomeLimits.chromosomeLetters) throw new GenomeFault("sequence-too-long", line);
        if (kept > 0) sink.letters(out.subarray(0, kept));
        kept = 0;
      };
      for (const byte of bytes) {
        if (header !== null) {
          if (byte === NEWLINE) {
            begin();
            line++;
            isAtStart = true;
          } else if (header.push(byte) > MAX_HEADER_BYTES) throw new GenomeFault("line-too-long", line);
        } else if (hasHeader && isGenomeBase(byte)) {
          out[kept++] = byte;
          isAtStart = false;
        } else if (byte === NEWLINE) {
          line++;
          isAtStart = true;
        } else if (byte === HEADER && isAtStart) {
          give();
          header = [];
        } else if (!isSpace(byte)) refuse(byte);
      }
      give();
    },
    end() {
      if (header !== null) throw new GenomeFault("cut-short", line);
      if (!hasHeader) throw new GenomeFault("no-sequence", line);
      endChromosome();
    },
  };
};
