import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSequences, type SequenceRecord, withExportDefaults, writeSequences } from "@benchleaf/bio";
import {
  type LabFile,
  type Sequence,
  type TraceWire,
  unpackQualities,
  unpackTrace,
  type WriteNoteWire,
  writtenFormatSchema,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/sequences";
const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const data = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "sequences");

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
});
afterAll(() => lab.close());

const bring = async (name: string, bytes: Uint8Array): Promise<LabFile> => {
  const uuid = await person.upload(name, bytes);
  const { files } = await person.post<{ files: LabFile[] }>(`${base}/import`, { uuid, name });
  return files[0]!;
};
const exported = async (id: string, format: string): Promise<Uint8Array> => {
  const url = `/app${base}/${id}/export?format=${format}`;
  const answer = await lab.app.inject({ url, headers: { cookie: person.cookie } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
};

/** What is stored of a file, as the engine's own record. */
const stored = async (id: string): Promise<SequenceRecord> => {
  const { content, hasTrace } = await person.get<Sequence>(`${base}/${id}`);
  const trace = await person.get<TraceWire | null>(`${base}/${id}/trace`);
  expect(trace !== null).toBe(hasTrace);
  return {
    name: content.name,
    description: content.description,
    kind: content.isProtein ? "protein" : content.isRna ? "rna" : "dna",
    topology: content.circular ? "circular" : "linear",
    sequence: content.sequence,
    features: content.features,
    primers: content.primers,
    ...(content.qualities !== undefined && { qualities: unpackQualities(content.qualities) }),
    ...(trace && { trace: unpackTrace(trace) }),
    meta: content.meta,
  };
};

describe.skipIf(!existsSync(data))("from file to store", () => {
  it.each([
    { path: "ab1/310.ab1", kind: "sanger" },
    { path: "scf/version3.scf", kind: "sanger" },
    { path: "snapgene/T7_promoter.dna", kind: "sequence" },
    // Named after its file, although the file itself says SYNPUC19CV.
    { path: "genbank_plasmid/pUC19.gb", kind: "sequence", called: "pUC19" },
  ])("keeps all that was read of $path", async ({ path, kind, called }) => {
    const file = resolve(data, path);
    const bytes = readFileSync(file);
    const read = readSequences(bytes, { name: path.split("/")[1] ?? path });
    if (!read.ok) throw new Error(read.error.message);
    const made = await bring(path.split("/")[1] ?? path, bytes);
    expect(made.kind).toBe(kind);
    const record = { ...read.records[0], ...(called && { name: called }) };
    expect(await stored(made.id)).toEqual(JSON.parse(JSON.stringify(record), revive));
  });
});

/** JSON knows neither typed arrays nor what is undefined. */
const revive = (key: string, value: unknown): unknown =>
  ["A", "C", "G", "T"].includes(key) && typeof value === "object" && value !== null
    ? Int32Array.from(Object.values(value) as number[])
    : value;

const measured = contentOf({
  name: "read",
  qualities: "IIIIIIIIIIII",
  meta: {
    methylation: { dam: true, dcm: false, ecoKI: true },
    ends: {
      left: { overhang: 4, isPhosphorylated: true },
      right: { overhang: -2, isPhosphorylated: false },
    },
    editorNotes: [{ key: "CustomMapLabel", value: "x" }],
  },
});
const trace: TraceWire = {
  channels: { A: "AgLUBA==", C: "AgLUBA==", G: "AgLUBA==", T: "AgLUBA==" },
  peaks: "AgLUBA==",
  run: { machine: "3730" },
};

it("keeps qualities, ends, methylation and an editor's notes with each version", async () => {
  const made = await person.post<Sequence>(base, { content: measured });
  expect(await person.get<Sequence>(`${base}/${made.file.id}`)).toMatchObject({ content: measured });
  const dna = readSequences(await exported(made.file.id, "snapgene"), { name: "x.dna" });
  if (!dna.ok) throw new Error(dna.error.message);
  const { methylation, ends } = dna.records[0]?.meta ?? {};
  expect({ methylation, ends }).toEqual({ methylation: measured.meta.methylation, ends: measured.meta.ends });
});

it("keeps a chromatogram while the bases are unchanged, and restores it with its version", async () => {
  const { file } = await person.post<Sequence>(base, { content: measured, trace });
  expect(file.kind).toBe("sanger");
  const path = `${base}/${file.id}`;
  const renamed = await person.put<Sequence>(path, { baseVersion: 1, content: { ...measured, name: "b" } });
  expect(renamed.hasTrace).toBe(true);
  expect(await person.get(`${path}/trace`)).toEqual(trace);
  const cut = { ...measured, sequence: "ACGT", qualities: "IIII" };
  expect((await person.put<Sequence>(path, { baseVersion: 2, content: cut })).hasTrace).toBe(false);
  expect(await person.get(`${path}/trace?version=1`)).toEqual(trace);
  expect((await person.post<Sequence>(`${path}/restore`, { version: 1, baseVersion: 3 })).hasTrace).toBe(
    true,
  );
  expect(await person.get(`${path}/trace`)).toEqual(trace);
});

describe("export", () => {
  it.each(writtenFormatSchema.options)("writes %s and reports what it cannot contain", async (format) => {
    const features = [
      {
        id: "f",
        name: "a",
        type: "CDS",
        locations: [{ start: 0, end: 6, strand: 1 as const }],
        operator: "join" as const,
        qualifiers: [{ key: "label", value: "a", isQuoted: true }],
      },
    ];
    const { file } = await person.post<Sequence>(base, {
      content: contentOf({ name: "plasmid", circular: true, features }),
    });
    const { warnings } = await person.get<{ warnings: WriteNoteWire[] }>(
      `${base}/${file.id}/export/notes?format=${format}`,
    );
    const codes = warnings.map(({ code }) => code);
    if (format === "fasta") expect(codes).toEqual(["topology-lost", "features-lost"]);
    if (format === "genbank" || format === "snapgene") expect(codes).toEqual([]);
    const isFlat = ["genbank", "genpept", "embl", "ape"].includes(format);
    const kept = await stored(file.id);
    const written = writeSequences([isFlat ? withExportDefaults(kept, new Date()) : kept], format);
    if (!written.ok) throw new Error(written.error.message);
    const whole = "text" in written ? new TextEncoder().encode(written.text as string) : written.bytes;
    expect([...(await exported(file.id, format))]).toEqual([...whole]);
  });
});
