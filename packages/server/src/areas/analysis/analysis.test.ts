import type { Analysis, AnalysisSummary } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysisOf, buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/analysis/files";
const files = "/platform/resource/projects/fileAsset";

let lab: Lab;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
});
afterAll(() => lab?.close());

const make = (name: string) => owner.post<Analysis>(base, { name, content: analysisOf() });

describe("an analysis", () => {
  it("is a file whose result the server calculates, whatever a browser sends", async () => {
    const forged = { ...analysisOf(), outcome: { ok: true, result: "forged" } };
    const made = await owner.post<Analysis>(base, { name: "two groups", content: forged });
    expect(made).toMatchObject({ version: 1, file: { kind: "analysis", name: "two groups", size: 4 } });
    expect(made.outcome).toMatchObject({
      ok: true,
      result: { tables: [{ key: "test" }, { key: "description" }] },
    });
    expect(made.dataHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await owner.get<Analysis>(`${base}/${made.file.id}`)).toMatchObject({
      content: analysisOf(),
      outcome: made.outcome,
      engine: made.engine,
    });
    const list = await owner.get<{ records: AnalysisSummary[] }>(`${base}?search=groups`);
    expect(list.records).toMatchObject([
      { name: "two groups", method: "tTest", rowCount: 4, columnCount: 2 },
    ]);
  });

  it("stores a refusal as its outcome, so that half-done work is not lost", async () => {
    const given = analysisOf();
    const table = {
      ...given.table,
      rows: [
        ["0,5", "1"],
        ["0,6", "2"],
      ],
    };
    const { outcome } = await owner.post<Analysis>(base, { name: "commas", content: { ...given, table } });
    expect(outcome).toMatchObject({ ok: false, error: { code: "decimal-separator-unclear", text: "0,5" } });
  });

  it("stores versions, refuses a stale one, and restores by recalculating", async () => {
    const { file, dataHash } = await make("versions");
    const path = `${base}/${file.id}`;
    const given = analysisOf();
    const content = { ...given, table: { ...given.table, rows: given.table.rows.slice(0, 3) } };
    const second = await owner.put<Analysis>(path, { baseVersion: 1, content });
    expect(second).toMatchObject({ version: 2, file: { size: 3 } });
    expect(second.dataHash).not.toBe(dataHash);
    expect(await owner.call("PUT", path, { baseVersion: 1, content })).toMatchObject({
      code: "file.version.stale",
      data: { currentVersion: 2 },
    });
    const back = await owner.post<Analysis>(`${path}/restore`, { version: 1, baseVersion: 2 });
    expect(back).toMatchObject({ version: 3, dataHash, content: given });
    expect(await owner.get<Analysis>(`${path}?version=2`)).toMatchObject({ content });
  });

  it("is copied whole", async () => {
    const { file, outcome } = await make("copied");
    await owner.post(`${files}/copy`, { fileIds: [file.id], projectId: file.projectId, folderId: null });
    const list = await owner.get<{ records: AnalysisSummary[] }>(`${base}?search=copied`);
    const copy = list.records.find(({ id }) => id !== file.id)!;
    expect(await owner.get<Analysis>(`${base}/${copy.id}`)).toMatchObject({ version: 1, outcome });
  });

  it("is not readable without access to the file", async () => {
    const { file } = await make("closed");
    expect((await colleague.call("GET", `${base}/${file.id}`)).code).toBe("fileAsset.no.read.permission");
    const save = await colleague.call("PUT", `${base}/${file.id}`, { baseVersion: 1, content: analysisOf() });
    expect(["fileAsset.no.read.permission", "fileAsset.no.edit.permission"]).toContain(save.code);
    expect((await colleague.get<{ records: unknown[] }>(base)).records).toEqual([]);
  });
});

describe("what is refused", () => {
  const given = analysisOf();
  it.each([
    [
      "two columns of one id",
      { table: { ...given.table, columns: [given.table.columns[0]!, given.table.columns[0]!] } },
    ],
    ["a row wider than the table", { table: { ...given.table, rows: [["1", "2", "3"]] } }],
    [
      "a cell left out that is not there",
      { spec: { ...given.spec, excluded: [{ row: 9, columnId: "c1" }] } },
    ],
  ])("%s", async (_, part) => {
    const answer = await owner.call("POST", base, { name: "wrong", content: { ...given, ...part } });
    expect(answer).toMatchObject({ status: 422, code: "analysis.table.invalid" });
  });
});

describe("a file with a table", () => {
  it("is read into cells, and what is none is refused by its name", async () => {
    const uuid = await owner.upload("plate.csv", Buffer.from("conc,od\n1,0.2\n2,0.4\n"));
    expect(await owner.post("/application/analysis/tables", { uuid, name: "plate.csv" })).toEqual({
      rows: [
        ["conc", "od"],
        ["1", "0.2"],
        ["2", "0.4"],
      ],
    });
    const old = await owner.upload("old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"));
    expect(
      await owner.call("POST", "/application/analysis/tables", { uuid: old, name: "old.xls" }),
    ).toMatchObject({
      code: "analysis.table.unreadable",
      data: { fileName: "old.xls" },
    });
  });
});
