import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SequenceRecord } from "../sequence.ts";
import { givenFiles, testDataFolder } from "../test-support/test-data.ts";
import { withExportDefaults } from "./export-defaults.ts";
import { readSequences } from "./read-sequences.ts";
import { writeSequences } from "./write-sequences.ts";

/** Debian's Biopython; the test script installs it for `test:full`. */
const PYTHON = "/usr/bin/python3";
const hasBiopython = (): boolean =>
  process.env.BENCHLEAF_FULL === "1" && spawnSync(PYTHON, ["-c", "import Bio"]).status === 0;

const formats = ["genbank", "embl", "fasta"] as const;
const LONGEST = 3_000_000;

/** Reads each file of a folder and prints, as JSON, what is refused, doubted and found; and GFF3 by its nine columns. */
const READER = `
import json, os, sys, warnings
from Bio import SeqIO
answers = {}
for name in sorted(os.listdir(sys.argv[1])):
    path = os.path.join(sys.argv[1], name)
    format = name.rsplit(".", 1)[1]
    answer = {"error": None, "doubts": [], "records": []}
    if format == "gff3":
        rows, letters, current = {}, {}, None
        for line in open(path, encoding="utf-8"):
            line = line.rstrip("\\n")
            if line.startswith(">"):
                current = line[1:].split(" ")[0]
                letters[current] = 0
            elif current is not None:
                letters[current] += len(line)
            elif line and not line.startswith("#"):
                columns = line.split("\\t")
                if len(columns) != 9 or not (1 <= int(columns[3]) <= int(columns[4])):
                    answer["error"] = line
        answer["records"] = [{"length": size, "features": None} for size in letters.values()]
    else:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                for record in SeqIO.parse(path, format):
                    answer["records"].append({"length": len(record.seq), "features": len(record.features)})
            except Exception as error:
                answer["error"] = str(error)
        answer["doubts"] = [str(one.message) for one in caught if "locus" in str(one.message).lower()]
    answers[name] = answer
print(json.dumps(answers))
`;

interface Answer {
  readonly error: string | null;
  readonly doubts: readonly string[];
  readonly records: readonly { readonly length: number; readonly features: number | null }[];
}

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
      const files = givenFiles(
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
          const hasFeatures = format === "genbank" || format === "embl";
          const due = records.map(({ sequence, features, primers }) => ({
            length: sequence.length,
            features: hasFeatures
              ? features.length + primers.filter((one) => one.locations.length > 0).length
              : null,
          }));
          const seen = found.map(({ length, features }) => ({
            length,
            features: hasFeatures ? features : null,
          }));
          if (JSON.stringify(seen) !== JSON.stringify(due)) wrong.push(`${from}: other letters or features`);
        }
        expect(wrong).toEqual([]);
        expect(count).toBeGreaterThan(100);
      },
    );
  },
);
