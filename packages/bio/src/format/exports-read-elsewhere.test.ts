import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { inputFiles, testDataFolder } from "../test-support/test-data.ts";
import { withExportDefaults } from "./export-defaults.ts";
import { withPrimerFeatures } from "./primer-features.ts";
import { readSequences } from "./read-sequences.ts";
import { writeSequences } from "./write-sequences.ts";

/** Debian's Biopython and gffutils; the test script installs them for `test:full`. */
const PYTHON = "/usr/bin/python3";
const hasBiopython = (): boolean =>
  process.env.BENCHLEAF_FULL === "1" && spawnSync(PYTHON, ["-c", "import Bio, gffutils"]).status === 0;

const formats = ["genbank", "embl", "fasta"] as const;
const LONGEST = 3_000_000;

/**
 * Reads each file of a folder and prints, as JSON, what is refused, doubted and found: residues by their SHA-1,
 * features with type, places and keys. GFF3 is read by gffutils, its residues by Biopython.
 */
const READER = `
import hashlib, json, os, sys, warnings
from Bio import SeqIO
from gffutils.iterators import DataIterator
def letters(text):
    return hashlib.sha1(str(text).upper().replace("U", "T").encode()).hexdigest()
def features(record):
    rows = []
    for one in record.features:
        parts = [[int(part.start), int(part.end), part.strand or 1] for part in (one.location.parts if one.location else [])]
        rows.append([one.type, sorted(parts), sorted(one.qualifiers.keys())])
    return rows
answers = {}
for name in sorted(os.listdir(sys.argv[1])):
    path = os.path.join(sys.argv[1], name)
    format = name.rsplit(".", 1)[1]
    answer = {"error": None, "doubts": [], "records": []}
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            if format == "gff3":
                text = open(path, encoding="utf-8").read()
                head, _, fasta = text.partition("##FASTA\\n")
                rows = {}
                for one in DataIterator(head, from_string=True, checklines=1) if "\t" in head else []:
                    rows.setdefault(one.seqid, []).append([one.featuretype, one.start, one.end, one.strand])
                from io import StringIO
                for record in SeqIO.parse(StringIO(fasta), "fasta"):
                    answer["records"].append({"letters": letters(record.seq), "length": len(record.seq), "rows": rows.get(record.id, []), "features": None})
            else:
                for record in SeqIO.parse(path, format):
                    answer["records"].append({"letters": letters(record.seq), "length": len(record.seq), "rows": None, "features": features(record)})
        answer["doubts"] = [str(one.message) for one in caught if "locus" in str(one.message).lower()]
    except Exception as error:
        answer["error"] = repr(error)
    answers[name] = answer
print(json.dumps(answers))
`;

interface Answer {
  readonly error: string | null;
  readonly doubts: readonly string[];
  readonly records: readonly {
    readonly length: number;
    readonly letters: string;
    readonly features: readonly ReadFeature[] | null;
    readonly rows: readonly (readonly [type: string, start: number, end: number, strand: string])[] | null;
  }[];
}

/** Type, places and keys of a feature. */
type ReadFeature = readonly [type: string, places: readonly (readonly number[])[], keys: readonly string[]];

const sha1 = (sequence: string): string =>
  createHash("sha1").update(sequence.toUpperCase().replaceAll("U", "T")).digest("hex");

const byPlace = (one: readonly number[], other: readonly number[]): number =>
  one[0]! - other[0]! || one[1]! - other[1]! || one[2]! - other[2]!;
const placesOf = ({ locations }: Pick<Feature, "locations">): number[][] =>
  locations.map(({ start, end, strand }) => [start, end, strand]).sort(byPlace);

/** How the first feature that differs was written and read; null if all are the same. */
const featureFault = (record: SequenceRecord, found: readonly ReadFeature[]): string | null => {
  const due = withPrimerFeatures(record).features;
  if (due.length !== found.length) return `${found.length} features of ${due.length}`;
  for (const [index, feature] of due.entries()) {
    const [type, places, keys] = found[index]!;
    // Biopython has no place for what is between two bases at the end of a record, and answers with none.
    const isBetween = feature.locations.every(({ start, end }) => start === end) && places.length === 0;
    const isPlaced = feature.rawLocation !== undefined || isBetween || isSame(places, placesOf(feature));
    const missing = feature.qualifiers.filter(({ key, value }) => value !== "" && !keys.includes(key));
    if (type !== feature.type || !isPlaced || missing.length > 0)
      return `${feature.type} ${feature.name}: ${JSON.stringify(found[index])}, written ${JSON.stringify(placesOf(feature))} ${missing.map(({ key }) => key).join()}`;
  }
  return null;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The places of all rows of GFF3, a row over the origin as two, against those of the features. */
const rowFault = (
  record: SequenceRecord,
  rows: NonNullable<Answer["records"][number]["rows"]>,
): string | null => {
  const size = record.sequence.length;
  const isRegion = ([type, start, end]: (typeof rows)[number]) =>
    type === "region" && start === 1 && end === size;
  const own = record.topology === "circular" ? rows.toSpliced(rows.findIndex(isRegion), 1) : rows;
  const found = own.flatMap(([, start, end, strand]) => {
    const turned = strand === "-" ? -1 : 1;
    return end > size
      ? [
          [start - 1, size, turned],
          [0, end - size, turned],
        ]
      : [[start - 1, end, turned]];
  });
  const due = withPrimerFeatures(record).features.flatMap((feature) => placesOf(feature));
  const missing = due.filter((place) => !found.some((one) => isSame(one, place)));
  const isBetween = (place: readonly number[]) => place[0] === place[1];
  const lost = missing.filter((place) => !isBetween(place));
  return lost.length > 0 ? `${lost.length} places of ${due.length} are not there, such as ${lost[0]}` : null;
};

describe.skipIf(!testDataFolder() || !hasBiopython())(
  "every given file, exported as the product does",
  () => {
    let folder = "";
    const written = new Map<string, { readonly from: string; readonly records: readonly SequenceRecord[] }>();
    let answers: Readonly<Record<string, Answer>> = {};

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "exports-"));
      mkdirSync(folder, { recursive: true });
      const folders = readdirSync(join(testDataFolder() ?? "", "sequences"), { withFileTypes: true });
      const files = inputFiles(
        folders.filter((one) => one.isDirectory()).map(({ name }) => name),
        /\.\w+$/,
      );
      for (const [index, { name, bytes }] of files.entries()) {
        const read = bytes.length > LONGEST ? null : readSequences(bytes, { name });
        const given = read?.ok ? read.records.filter(({ sequence }) => sequence !== "") : [];
        const records = given.map((record) => withExportDefaults(record, new Date()));
        if (records.length === 0) continue;
        for (const format of [...formats, "gff3"] as const) {
          const made = writeSequences(records, format);
          if (!made.ok || !("text" in made)) throw new Error(`${name} was not written as ${format}`);
          written.set(`${index}.${format}`, { from: name, records });
          writeFileSync(join(folder, `${index}.${format}`), made.text);
        }
      }
      const { stdout, stderr } = spawnSync(PYTHON, ["-c", READER, folder], {
        encoding: "utf8",
        maxBuffer: 64 * 1024 ** 2,
      });
      if (stdout === "") throw new Error(stderr);
      answers = JSON.parse(stdout) as Readonly<Record<string, Answer>>;
    }, 600_000);
    it.each(["genbank", "embl", "gff3"] as const)("gives its primers back as primers from %s", (format) => {
      for (const { from, records } of written.values()) {
        const bound = records.filter(({ primers }) => primers.some(({ locations }) => locations.length > 0));
        if (bound.length === 0) continue;
        const made = writeSequences(bound, format);
        const read = made.ok && "text" in made ? readSequences(made.text, { name: from }) : null;
        const names = read?.ok ? read.records.map(({ primers }) => primers.map(({ bases }) => bases)) : [];
        expect([from, names]).toEqual([
          from,
          bound.map(({ primers }) =>
            primers.filter((one) => one.locations.length > 0).map(({ bases }) => bases),
          ),
        ]);
      }
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each([...formats, "gff3"] as const)(
      "is read in full as %s, without a doubt about the first line",
      (format) => {
        const wrong: string[] = [];
        let count = 0;
        for (const [name, { from, records }] of written) {
          if (!name.endsWith(`.${format}`)) continue;
          count++;
          const { error, doubts, records: found } = answers[name]!;
          if (error !== null) wrong.push(`${from}: ${error}`);
          if (doubts.length > 0) wrong.push(`${from}: ${doubts[0]}`);
          const fault =
            found.length === records.length ? null : `${found.length} records of ${records.length}`;
          if (fault) wrong.push(`${from}: ${fault}`);
          for (const [index, record] of records.entries()) {
            const read = found[index];
            if (!read) continue;
            if (read.letters !== sha1(record.sequence))
              wrong.push(`${from}: other letters in ${record.name}`);
            const differs =
              format === "gff3"
                ? rowFault(record, read.rows ?? [])
                : format === "fasta"
                  ? null
                  : featureFault(record, read.features ?? []);
            if (differs) wrong.push(`${from}: ${differs}`);
          }
        }
        expect(wrong).toEqual([]);
        expect(count).toBeGreaterThan(100);
      },
    );
  },
);
