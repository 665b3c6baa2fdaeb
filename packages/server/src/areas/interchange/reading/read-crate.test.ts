import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateRawSync } from "node:zlib";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findZipDirectory, ZIP_TAIL_BYTES } from "../../../kernel/reading/zip-directory.ts";
import type { CrateNode } from "./crate-nodes.ts";
import { findCrate, readCrateTask } from "./crate-tasks.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
/** The gate reads graphs of a tenth of the parts. */
const SHARE = process.env.BENCHLEAF_FULL === "1" ? 1 : 10;
const samples = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "eln");

const read = (archive: Uint8Array) => {
  const place = findZipDirectory(archive.subarray(-ZIP_TAIL_BYTES), archive.length);
  const directory = archive.subarray(place.offset, place.offset + place.length);
  const asked = { directory, count: place.count, directoryOffset: place.offset };
  const found = findCrate(asked);
  if (!found.ok) return { fault: found.fault, nodes: [] };
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  const { offset, packedSize, method } = found.metadata;
  const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  const packed = view.subarray(start, start + packedSize);
  const metadata = method === 8 ? inflateRawSync(packed) : packed;
  const crate = readCrateTask({ ...asked, metadata, rootFolder: found.rootFolder });
  return crate.ok
    ? { source: crate.source, nodes: JSON.parse(crate.nodes) as CrateNode[] }
    : { fault: crate.fault, nodes: [] };
};

const countOf = (nodes: readonly CrateNode[]) => {
  const those = (test: (node: CrateNode) => boolean) => nodes.filter(test).length;
  const isSaid = (node: CrateNode) =>
    node.remarks.some(({ code }) => code !== "in-metadata" && code !== "metadata");
  return {
    folders: those(({ becomes }) => becomes === "folder"),
    files: those(({ becomes, refusal }) => becomes === "file" && refusal === null),
    notes: those(({ becomes }) => becomes === "note"),
    refused: those(({ refusal }) => refusal !== null),
    tagged: those(({ tags }) => tags.length > 0),
    comments: nodes.reduce((sum, { comments }) => sum + comments.length, 0),
    said: those(isSaid),
  };
};

/**
 * Contents of each of the real archives: folders, files, notes, refused parts, tags, comments, parts with warnings.
 */
const expected: readonly [string, string, string, ...number[]][] = [
  ["AI4Green/Export workbook-2024-08-27-export.eln", "AI4Green", "1.1", 1, 4, 1, 0, 0, 1, 0],
  ["PASTA/PASTA.eln", "PASTA ELN", "1.1", 9, 12, 8, 1, 5, 0, 4],
  ["PASTA/goldStandard.eln", "Steffen Brinckmann", "1.1", 4, 20, 4, 0, 0, 0, 19],
  ["SampleDB/sampledb_export.eln", "SampleDB", "1.2", 4, 11, 4, 0, 1, 2, 2],
  ["datalab/demo:IBPDKL.eln", "datalab instance", "1.1", 5, 8, 0, 0, 0, 0, 0],
  ["elabftw/export.eln", "eLabFTW", "1.2", 12, 4, 10, 0, 11, 4, 1],
  ["kadi4mat/collections-example.eln", "Kadi4Mat", "1.1", 4, 14, 2, 0, 4, 0, 0],
  ["kadi4mat/records-example.eln", "Kadi4Mat", "1.1", 1, 5, 1, 0, 1, 0, 0],
];

describe.skipIf(!existsSync(samples))("archives of other programs", () => {
  it.each(expected)("%s", (name, program, crateVersion, ...counts) => {
    const { source, nodes } = read(readFileSync(`${samples}/${name}`));
    expect(source).toMatchObject({ program, crateVersion });
    const found = countOf(nodes);
    expect(Object.values(found)).toEqual(counts);
    expect(nodes.map(({ number }) => number)).toEqual(nodes.map((_, index) => index + 1));
    for (const { number, parent } of nodes) expect(parent ?? 0).toBeLessThan(number);
  });
});

const entry = (path: string, more: object = {}) => ({ "@id": path, "@type": "File", name: path, ...more });
const folder = (path: string, parts: readonly string[], more: object = {}) => ({
  "@id": path,
  "@type": "Dataset",
  hasPart: parts.map((part) => ({ "@id": part })),
  ...more,
});
const crate = (parts: readonly string[], ...entities: readonly object[]) => ({
  "@context": "https://w3id.org/ro/crate/1.1/context",
  "@graph": [
    { "@id": "ro-crate-metadata.json", "@type": "CreativeWork", about: { "@id": "./" } },
    folder("./", parts, { name: "demo" }),
    ...entities,
  ],
});
const archive = (metadata: unknown, files: Zippable = {}) =>
  zipSync({ "demo/ro-crate-metadata.json": strToU8(JSON.stringify(metadata)), ...files });
const named = (nodes: readonly CrateNode[]) =>
  nodes.filter(({ key }) => key !== "ro-crate-metadata.json").map(({ name, refusal }) => [name, refusal]);

describe("dialects", () => {
  it("finds a part however its id is written", () => {
    const ids = ["./a b.txt", "./a%20c.txt", "d.txt", "demo/e.txt", "./f//g.txt"];
    const files = {
      "demo/a b.txt": [1],
      "demo/a c.txt": [1],
      "demo/d.txt": [1],
      "demo/e.txt": [1],
      "demo/f//g.txt": [1],
    };
    const zip = Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, new Uint8Array(bytes)]),
    );
    const { nodes } = read(archive(crate(ids, ...ids.map((id) => entry(id, { name: undefined }))), zip));
    expect(named(nodes).map(([, refusal]) => refusal)).toEqual([null, null, null, null, null]);
  });

  it("takes parts written into their parents, sizes as text, hashes with a prefix, authors in any form", () => {
    const nested = {
      ...folder("./x/", []),
      author: [{ "@type": "Person", givenName: "Ada", familyName: "L" }, "Bob"],
      hasPart: [entry("./x/a.txt", { contentSize: "1 B", sha256: `sha256:${"A".repeat(64)}` })],
    };
    const { nodes } = read(
      archive(
        { "@graph": [{ "@id": "./", "@type": "Dataset", hasPart: [nested] }] },
        { "demo/x/a.txt": [new Uint8Array([7]), {}] },
      ),
    );
    expect(nodes[0]).toMatchObject({ name: "x", author: "Ada L, Bob" });
    expect(nodes[1]).toMatchObject({ name: "a.txt", sha256: "a".repeat(64), remarks: [], parent: 1 });
  });

  it("keeps what no metadata speaks of, in its folders", () => {
    const { nodes } = read(archive(crate([]), { "demo/q/r/s.txt": new Uint8Array(1) }));
    expect(named(nodes)).toEqual([
      ["q", null],
      ["r", null],
      ["s.txt", null],
    ]);
  });

  it("goes into no circle", () => {
    const { nodes } = read(archive(crate(["./a/"], folder("./a/", ["./b/"]), folder("./b/", ["./a/"]))));
    expect(named(nodes)).toEqual([
      ["a", null],
      ["b", null],
    ]);
    expect(nodes.some(({ remarks }) => remarks.some(({ code }) => code === "circle"))).toBe(true);
  });
});

/** Its directory says that a small file unpacks to 300 MiB. */
const bomb = () => {
  const bytes = archive(crate([]), { "demo/a": [new Uint8Array(1024 ** 2), { level: 9 }] });
  const header = Buffer.from(bytes).lastIndexOf("demo/a") - 46;
  new DataView(bytes.buffer).setUint32(header + 24, 300 * 1024 ** 2, true);
  return bytes;
};

describe("hostile archives", () => {
  const one = new Uint8Array([1]);
  it.each([
    ["no metadata", zipSync({ "demo/a.txt": one }), "no-metadata"],
    ["two roots", archive(crate([]), { "other/ro-crate-metadata.json": strToU8("{}") }), "two-roots"],
    [
      "metadata that is none",
      zipSync({ "demo/ro-crate-metadata.json": strToU8("{") }),
      "metadata-unreadable",
    ],
    ["metadata without a root", archive({ "@graph": [entry("./a")] }), "no-root"],
    ["a bomb", bomb(), "bomb"],
  ])("%s", (_, bytes, fault) => {
    expect(read(bytes).fault).toBe(fault);
  });

  it("that is no archive, or cut off", () => {
    const whole = archive(crate([]));
    for (const bytes of [new Uint8Array(0), strToU8("hello"), whole.subarray(0, -1)])
      expect(() => read(bytes)).toThrow();
  });

  it("lets the same bytes not be unpacked twice", () => {
    const bytes = Buffer.from(
      archive(crate([]), { "demo/a": [one, { level: 0 }], "demo/b": [one, { level: 0 }] }),
    );
    const place = findZipDirectory(bytes.subarray(-ZIP_TAIL_BYTES), bytes.length);
    const last = bytes.lastIndexOf(Buffer.from("demo/b")) - 46;
    expect(last).toBeGreaterThan(place.offset);
    bytes.writeUInt32LE(0, last + 42);
    expect(read(bytes).fault).toBe("overlap");
  });

  it("refuses paths that lead elsewhere, links, and what is locked, one by one", () => {
    const bytes = Buffer.from(
      archive(crate(["./l", "./e"], entry("./l", { name: "l" }), entry("./e", { name: "e" })), {
        "../up.txt": one,
        "/etc/passwd": one,
        "C:\\x": one,
        "elsewhere/x.txt": one,
        "demo/l": [one, { os: 3, attrs: 0o120777 << 16 }],
        "demo/e": one,
      }),
    );
    const header = bytes.lastIndexOf(Buffer.from("demo/e")) - 46;
    bytes.writeUInt16LE(bytes.readUInt16LE(header + 8) | 1, header + 8);
    const refused = Object.fromEntries(named(read(bytes).nodes));
    expect(refused).toEqual({
      l: "link",
      e: "encrypted",
      ".._up.txt": "unsafe-path",
      _etc_passwd: "unsafe-path",
      "C:_x": "unsafe-path",
      "elsewhere_x.txt": "outside-root",
    });
  });

  it("makes names valid and unique whatever their case, and reports it", () => {
    const long = `${"长".repeat(100)}.txt`;
    const bell = "be\u0007ll.txt";
    const files = ["A.txt", "a.txt", long, bell];
    const { nodes } = read(
      archive(
        crate(
          files.map((path) => `./${encodeURIComponent(path)}`),
          ...files.map((path) => entry(`./${encodeURIComponent(path)}`, { name: path })),
        ),
        Object.fromEntries(files.map((path) => [`demo/${path}`, new Uint8Array(0)])),
      ),
    );
    const names = named(nodes).map(([name]) => String(name));
    expect(names.slice(0, 2)).toEqual(["A.txt", "a (2).txt"]);
    expect(names[3]).toBe("be_ll.txt");
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(nodes.filter(({ remarks }) => remarks.some(({ code }) => code === "renamed"))).toHaveLength(3);
  });

  it("refuses folders that go too deep, and what is in them", () => {
    const paths = Array.from({ length: 60 }, (_, index) => `./${"d/".repeat(index + 1)}`);
    const entities = paths.map((path, index) => folder(path, paths.slice(index + 1, index + 2)));
    const { nodes } = read(archive(crate(paths.slice(0, 1), ...entities)));
    expect(nodes.filter(({ refusal }) => refusal === "too-deep")).toHaveLength(60 - 32);
  });

  it("reads a graph of many parts in seconds", () => {
    const ids = Array.from(
      { length: 30_000 / SHARE },
      (_, index) => `./${index % 2 ? "x" : "same"}/${index}`,
    );
    const { nodes } = read(archive(crate(ids, ...ids.map((id) => entry(id, { name: "same" })))));
    expect(nodes).toHaveLength(30_000 / SHARE + 1);
  });
});

describe("metadata that no program writes", () => {
  /** Each was read in quadratic time, or never. */
  const chain = (count: number, next: (id: string, index: number) => string) => {
    const ids = ["./d/"];
    for (let index = 1; index < count; index++) ids.push(next(ids.at(-1)!, index));
    return ids.map((id, index) =>
      entry(id, { "@type": "Dataset", name: "n", hasPart: [{ "@id": ids[index + 1] ?? "./end" }] }),
    );
  };
  const alone = (rest: object) => [entry("./x/", { "@type": "Dataset", name: "n", ...rest })];
  const slow: readonly (readonly [string, () => readonly object[]])[] = [
    ["thousands nested by name", () => chain(30_000 / SHARE, (_, index) => `./d${index}/`)],
    ["thousands nested by path", () => chain(3_000, (id) => `${id}d/`)],
    [
      "one part that thousands claim",
      () =>
        chain(30_000 / SHARE, (_, index) => `./d${index}/`).map((part) => ({
          ...part,
          hasPart: [{ "@id": "./d/" }],
        })),
    ],
    ["a size behind a million spaces", () => [entry("a.txt", { contentSize: `1${" ".repeat(1_000_000)}x` })]],
    ["a million tags that never end", () => alone({ text: "<p ".repeat(1_000_000) })],
    ["a name of a million dots", () => alone({ name: `${".".repeat(1_000_000)}a`, text: "said" })],
    [
      "an id of a million slashes",
      () => [entry(`#${"/".repeat(1_000_000)}a`, { "@type": "Dataset", name: "" })],
    ],
    [
      "thousands of long names",
      () =>
        Array.from({ length: 10_000 / SHARE }, (_, index) =>
          entry(`./f${index}/`, { "@type": "Dataset", name: "好".repeat(999) }),
        ),
    ],
  ];

  it.each(slow)("reads %s in time", (_said, make) => {
    const parts = make();
    const packed = archive(
      crate(
        parts.map((part) => (part as { "@id": string })["@id"]),
        ...parts,
      ),
    );
    const started = cpuTime();
    expect(read(packed).nodes.length).toBeGreaterThan(0);
    // Two seconds on a quiet machine at most.
    expect(cpuTime() - started).toBeLessThan(15_000);
  });

  it("refuses a path of more steps than any folder has", () => {
    const { nodes } = read(archive(crate([]), { [`${"a/".repeat(5_000)}b.txt`]: strToU8("deep") }));
    expect(nodes.find(({ key }) => key.startsWith("//a/"))).toMatchObject({ refusal: "too-deep" });
  });
});
