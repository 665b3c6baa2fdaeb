import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  type Feature,
  type Qualifier,
  readSequences,
  type SequenceRecord,
  writeGenBank,
} from "@benchleaf/bio";

const quoted = (key: string, value: string): Qualifier => ({ key, value, isQuoted: true });

/**
 * A GenBank file of a whole genome (gzipped FASTA) with `count` features, half of them genes and half their CDS
 * with product, protein id and translation, as annotation pipelines write them.
 */
export const bigGenBank = (
  genomePath: string,
  count: number,
  letters = Number.POSITIVE_INFINITY,
): Uint8Array => {
  const read = readSequences(new Uint8Array(gunzipSync(readFileSync(genomePath))), { name: "genome" });
  if (!read.ok) throw new Error(read.error.message);
  const genome = read.records[0]!;
  const sequence = genome.sequence.slice(0, letters).toLowerCase();
  const step = Math.floor((sequence.length - 1000) / (count / 2));
  const features: Feature[] = [];
  for (let index = 0; index < count / 2; index++) {
    const size = Math.min(step, 303 + (index % 7) * 150);
    const start = index * step;
    const strand = index % 2 === 0 ? 1 : -1;
    const place = { locations: [{ start, end: start + size, strand }], operator: "join" } as const;
    const named = [
      quoted("gene", `gen${index}`),
      quoted("locus_tag", `ECP_${String(index).padStart(5, "0")}`),
    ];
    const translation = "MKRISTTITTTITITTGNGAGVLKAHWQEYF".repeat(40).slice(0, size / 3 - 1);
    features.push({ id: `g${index}`, name: `gen${index}`, type: "gene", ...place, qualifiers: named });
    features.push({
      id: `c${index}`,
      name: `gen${index}`,
      type: "CDS",
      ...place,
      qualifiers: [
        ...named,
        quoted(
          "note",
          "similar to a protein of Escherichia coli K-12; Evidence 2b: Function of strongly homologous gene",
        ),
        { key: "codon_start", value: "1", isQuoted: false },
        { key: "transl_table", value: "11", isQuoted: false },
        quoted("product", `hypothetical protein number ${index}`),
        quoted("protein_id", `ABG${10_000 + index}.1`),
        quoted("db_xref", `GI:${110_640_000 + index}`),
        quoted("translation", translation),
      ],
    });
  }
  const record: SequenceRecord = {
    name: "NC_008253",
    description: "Escherichia coli 536, complete genome.",
    kind: "dna",
    topology: "circular",
    sequence,
    features,
    primers: [],
    meta: { accession: "NC_008253", version: "NC_008253.1", division: "BCT", date: "01-JAN-2020" },
  };
  return new TextEncoder().encode(writeGenBank([record]));
};
