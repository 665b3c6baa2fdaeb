import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findZipDirectory, ZIP_TAIL_BYTES } from "../kernel/reading/zip-directory.ts";
import { damage, FUZZ_MS, fuzzSeed, MAX_FUZZ_MS, randomOf } from "../test-support/damage.ts";
import { pngOf, sheetOf, slidesOf, wordOf } from "../test-support/documents.ts";
import { findCrate, readCrateTask } from "./interchange/reading/crate-tasks.ts";
import { isPrintablePicture } from "./previews/reading/check-picture.ts";
import { isPrintableSvg } from "./previews/reading/check-svg.ts";
import { readOfficeDocument } from "./previews/reading/office-document.ts";
import { indexText } from "./search/reading/index-text.ts";
import { readImport } from "./sequences/read-import.work.ts";
import { readTable } from "./tables/reading/read-table.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const shared = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "sequences");

/** Reads one damaged file after the other. A reader reports what it cannot read; it neither throws nor takes long. */
const fuzz = async (whole: Uint8Array, read: (bytes: Uint8Array<ArrayBuffer>) => unknown): Promise<void> => {
  const random = randomOf(fuzzSeed);
  const end = performance.now() + FUZZ_MS;
  let last: Uint8Array<ArrayBuffer> = new Uint8Array(whole);
  for (let round = 0; round === 0 || performance.now() < end; round += 1) {
    last = damage(random(4) === 0 ? whole : last, random);
    const started = cpuTime();
    const about = () =>
      `seed ${fuzzSeed}, round ${round}: ${Buffer.from(last).toString("base64").slice(0, 2_000)}`;
    try {
      await read(last);
    } catch (error) {
      throw new Error(about(), { cause: error });
    }
    expect(cpuTime() - started, about()).toBeLessThan(MAX_FUZZ_MS);
  }
};

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
const limits = { rows: 1_000, columns: 100, cell: 10_000 };

const readArchive = (archive: Uint8Array): void => {
  const place = findZipDirectory(archive.subarray(-ZIP_TAIL_BYTES), archive.length);
  const directory = archive.subarray(place.offset, place.offset + place.length);
  findCrate({ directory, count: place.count, directoryOffset: place.offset });
};

const metadata = strToU8(
  JSON.stringify({
    "@context": "https://w3id.org/ro/crate/1.1/context",
    "@graph": [
      { "@id": "ro-crate-metadata.json", "@type": "CreativeWork", about: { "@id": "./" }, version: "1.1" },
      { "@id": "./", "@type": "Dataset", hasPart: [{ "@id": "./one/" }] },
      { "@id": "./one/", "@type": "Dataset", name: "one", text: "<p>note</p>", keywords: "a,b", hasPart: [] },
    ],
  }),
);
const archive = zipSync({ "crate/ro-crate-metadata.json": metadata });
const listed = () => {
  const place = findZipDirectory(archive.subarray(-ZIP_TAIL_BYTES), archive.length);
  const directory = archive.subarray(place.offset, place.offset + place.length);
  return { directory, count: place.count, directoryOffset: place.offset, rootFolder: "crate" };
};

const word = strToU8(
  '<w:p><w:pPr><w:pStyle w:val="1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>text &amp; more</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
);
const svg = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><defs><filter id="f"><feTurbulence numOctaves="3"/><feGaussianBlur stdDeviation="2"/></filter></defs><rect filter="url(#f)" width="10" height="5"/><use href="#a"/></svg>',
);
const html = strToU8(
  "<html><head><title>a</title></head><body><p>one &amp; two</p><table><tr><td>3</td></tr></table></body></html>",
);
const csv = strToU8('name,bases\n"M13, F",GTAAAACGACGG\nM13R;"CAGG""AAACAG"\n');

const readers: Readonly<Record<string, readonly [Uint8Array, (bytes: Uint8Array<ArrayBuffer>) => unknown]>> =
  {
    "a document of Word": [
      word,
      (bytes) => readOfficeDocument({ bytes: wordOf(textOf(bytes)), view: "word" }),
    ],
    "a packed document of Word": [
      wordOf(textOf(word)),
      (bytes) => readOfficeDocument({ bytes, view: "word" }),
    ],
    "a packed workbook": [
      sheetOf("one", [["a", "1"]]),
      (bytes) => readOfficeDocument({ bytes, view: "sheet" }),
    ],
    "a workbook's cells": [
      strToU8("a</t></is></c><c><v>1</v>"),
      (bytes) => readOfficeDocument({ bytes: sheetOf("one", [[textOf(bytes)]]), view: "sheet" }),
    ],
    slides: [
      strToU8("title</a:t></a:r></a:p>"),
      (bytes) => readOfficeDocument({ bytes: slidesOf(textOf(bytes), textOf(bytes)), view: "slides" }),
    ],
    "a table of text": [csv, (bytes) => readTable({ bytes, limits })],
    "a table of a workbook": [sheetOf("one", [["name", "bases"]]), (bytes) => readTable({ bytes, limits })],
    "a picture": [pngOf(40, 20), isPrintablePicture],
    "a drawing": [svg, (bytes) => isPrintableSvg(textOf(bytes), isPrintablePicture)],
    "an archive's metadata": [metadata, (bytes) => readCrateTask({ ...listed(), metadata: bytes })],
    "the text of a page": [html, (bytes) => indexText({ kind: "bytes", bytes, name: "page.html" })],
    "the text of a table": [csv, (bytes) => indexText({ kind: "bytes", bytes, name: "table.csv" })],
  };

it.each(Object.keys(readers))(
  "no damage to %s makes its reader throw or stay long",
  async (name) => {
    const [whole, read] = readers[name]!;
    await fuzz(whole, read);
  },
  FUZZ_MS + 60_000,
);

it(
  "no damage to an archive's directory does anything but name it no archive",
  () =>
    fuzz(archive, (bytes) => {
      try {
        readArchive(bytes);
      } catch (error) {
        if ((error as Error).constructor.name !== "BrokenZip") throw error;
      }
    }),
  FUZZ_MS + 60_000,
);

/** Formats that are read and not written: one file of another program each. */
const only = ["ab1", "scf", "geneious"].flatMap((format) => {
  const folder = resolve(shared, format);
  const [first] = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(`.${format}`))
        .sort()
    : [];
  return first === undefined ? [] : [[format, resolve(folder, first)] as const];
});

describe.skipIf(only.length === 0)("files of other programs", () => {
  it.each(only)(
    "no damage to one of %s makes its reader throw or stay long",
    async (format, path) => {
      const whole = new Uint8Array(readFileSync(path)).subarray(0, 200_000);
      await fuzz(whole, (bytes) => readImport({ bytes, fileName: `fuzz.${format}`, most: 5_000 }));
    },
    FUZZ_MS + 60_000,
  );
});
