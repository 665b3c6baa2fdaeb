import type {
  Alignment,
  AlignmentInput,
  AlignmentStatus,
  AlignmentSummary,
  LabFile,
  Sequence,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/alignments";
const files = "/platform/resource/projects/fileAsset";

let lab: Lab;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  await lab.kernel.start();
});
afterAll(() => lab?.close());

const packed = "AA==";
const trace = { channels: { A: packed, C: packed, G: packed, T: packed }, peaks: packed, run: {} };

const make = (name: string, content: AlignmentInput = alignmentOf()) =>
  owner.post<Alignment>(base, { name, content, traces: [{ rowId: "r1", trace }] });

/** The read's call in a column is changed to another residue. */
const withCall = (column: number, from: string, to: string): AlignmentInput => {
  const given = alignmentOf();
  const [reference, read] = given.rows;
  const letters = `${read!.letters.slice(0, column)}${to}${read!.letters.slice(column + 1)}`;
  return { ...given, rows: [reference!, { ...read!, letters, calls: [{ column, from, to }] }] };
};

describe("an alignment", () => {
  it("is a file that opens again, with its traces", async () => {
    const made = await make("clone 7");
    expect(made).toMatchObject({ version: 1, file: { kind: "alignment", name: "clone 7", size: 8 } });
    const path = `${base}/${made.file.id}`;
    expect((await owner.get<Alignment>(path)).content).toEqual(alignmentOf());
    expect(await owner.get(`${path}/trace?row=r1`)).toEqual(trace);
    expect(await owner.get(`${path}/trace?row=ref`)).toBeNull();
    const list = await owner.get<{ records: AlignmentSummary[] }>(`${base}?search=clone`);
    expect(list.records).toMatchObject([{ name: "clone 7", method: "reads", rowCount: 2, columnCount: 8 }]);
  });

  it("reports which sources have changed since and leaves out deleted ones", async () => {
    const create = (name: string) =>
      owner.post<Sequence>("/application/molecular-biology/sequences", { content: contentOf({ name }) });
    const [kept, gone] = [await create("kept"), await create("gone")];
    const given = alignmentOf();
    const rows = given.rows.map((row, index) => ({
      ...row,
      source: { fileId: (index === 0 ? kept : gone).file.id, version: 1 },
    }));
    const { file } = await make("sources", { ...given, rows });
    await owner.put(`/application/molecular-biology/sequences/${kept.file.id}`, {
      baseVersion: 1,
      content: contentOf({ name: "kept", sequence: "ACGT" }),
    });
    await owner.post(`${files}/recycle`, { fileIds: [gone.file.id] });
    const { sources, content } = await owner.get<Alignment>(`${base}/${file.id}`);
    const standing = await owner.get<AlignmentStatus>(`${base}/${file.id}/standing?version=1`);
    expect(standing).toMatchObject({ version: 1, authorName: "owner", file: { id: file.id }, sources });
    expect(standing).not.toHaveProperty("content");
    expect(sources).toEqual([{ fileId: kept.file.id, name: "kept", version: 2 }]);
    expect(content.rows.map(({ letters }) => letters)).toEqual(given.rows.map(({ letters }) => letters));
  });

  it("stores who decided about a call and when, whatever a browser sends", async () => {
    const made = await make("calls");
    const path = `${base}/${made.file.id}`;
    const first = await owner.put<Alignment>(path, { baseVersion: 1, content: withCall(2, "G", "T") });
    const [call] = first.content.rows[1]!.calls;
    expect(call).toMatchObject({ column: 2, from: "G", to: "T", authorName: "owner" });
    // A later save sends the call without its stamp, or with a false one: the original stamp is kept.
    const forged = withCall(2, "G", "T");
    Object.assign(forged.rows[1]!.calls[0]!, { authorName: "nobody", time: "2000-01-01T00:00:00.000Z" });
    const second = await owner.put<Alignment>(path, { baseVersion: 2, content: forged });
    expect(second.content.rows[1]!.calls).toEqual([call]);
    const back = await owner.post<Alignment>(`${path}/restore`, { version: 1, baseVersion: 3 });
    expect(back.content).toEqual(alignmentOf());
    expect((await owner.get<Alignment>(`${path}?version=3`)).content.rows[1]!.calls).toEqual([call]);
  });

  it("is replaced by the next autosave of the same session", async () => {
    const { file } = await make("autosaved");
    const save = (baseVersion: number, to: string) =>
      owner.put<Alignment>(`${base}/${file.id}/autosave`, { baseVersion, content: withCall(2, "G", to) });
    await save(1, "T");
    expect(await save(2, "A")).toMatchObject({ version: 3 });
    const history = await owner.get<{ records: { version: number }[] }>(`${files}/${file.id}/versions`);
    expect(history.records.map(({ version }) => version)).toEqual([3, 1]);
    expect(
      await owner.call("PUT", `${base}/${file.id}`, { baseVersion: 1, content: alignmentOf() }),
    ).toMatchObject({ code: "file.version.stale", data: { currentVersion: 3 } });
  });

  it("is copied whole, and found by the names of its rows", async () => {
    const { file } = await make("copied");
    const place = { projectId: file.projectId, folderId: null };
    await owner.post(`${files}/copy`, { fileIds: [file.id], ...place });
    const list = await owner.get<{ records: AlignmentSummary[] }>(`${base}?search=copied`);
    const copy = list.records.find(({ id }) => id !== file.id);
    expect(copy).toMatchObject({ kind: "alignment", version: 1, rowCount: 2 });
    const opened = await owner.get<Alignment>(`${base}/${copy!.id}`);
    expect(opened.content).toEqual(alignmentOf());
    expect(await owner.get(`${base}/${copy!.id}/trace?row=r1`)).toEqual(trace);
    await vi.waitFor(
      async () => {
        const found = await owner.get<{ records: { file: LabFile }[] }>(
          "/platform/resource/search?q=plasmid&kind=alignment",
        );
        expect(found.records.map((hit) => hit.file.id)).toContain(file.id);
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  it("is not readable without access to the file", async () => {
    const { file } = await make("closed");
    const path = `${base}/${file.id}`;
    for (const address of [path, `${path}/standing?version=1`, `${path}/trace?row=r1`])
      expect((await colleague.call("GET", address)).code).toBe("fileAsset.no.read.permission");
    const save = await colleague.call("PUT", path, { baseVersion: 1, content: alignmentOf() });
    expect(["fileAsset.no.read.permission", "fileAsset.no.edit.permission"]).toContain(save.code);
    expect((await colleague.get<{ records: unknown[] }>(base)).records).toEqual([]);
  });
});

describe("what is refused", () => {
  const [reference, read] = alignmentOf().rows as [AlignmentInput["rows"][0], AlignmentInput["rows"][0]];
  const rowsWith = (part: Partial<AlignmentInput["rows"][0]>) =>
    alignmentOf({ rows: [reference, { ...read, ...part }] });
  it.each([
    ["rows of different length", rowsWith({ letters: "ACG" }), "length"],
    ["two rows of one id", alignmentOf({ rows: [reference, { ...read, id: "ref" }] }), "ids"],
    ["a reference that is no row", alignmentOf({ referenceId: "other" }), "ids"],
    ["letters that are no bases", rowsWith({ letters: " CG-ACJ " }), "letters"],
    ["a row without residues", rowsWith({ letters: "        ", read: null }), "empty"],
    ["more residues than the sequence has", rowsWith({ start: 1 }), "size"],
    ["qualities of another number", rowsWith({ read: { ...read.read!, qualities: "II" } }), "qualities"],
    ["a call that does not stand", rowsWith({ calls: [{ column: 2, from: "A", to: "T" }] }), "calls"],
    [
      "two calls in one column",
      rowsWith({
        calls: [
          { column: 2, from: "A", to: "G" },
          { column: 2, from: "C", to: "G" },
        ],
      }),
      "calls",
    ],
  ])("%s", async (_, content, fault) => {
    const answer = await owner.call("POST", base, { name: "wrong", content });
    expect(answer).toMatchObject({ status: 422, code: "alignment.rows.invalid", data: { fault } });
  });

  it("one row alone", async () => {
    const answer = await owner.call("POST", base, {
      name: "one",
      content: alignmentOf({ rows: [reference] }),
    });
    expect(answer.code).toBe("request.invalid");
  });
});
