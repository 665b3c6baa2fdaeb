import type { PlasmidEntry, PrimerEntry, TableImport, TableRowWire } from "@benchleaf/contract";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Answer, buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/tables";
const library = "/application/molecular-biology/libraries";
let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  await lab.kernel.start();
});
afterAll(() => lab?.close());

let serial = 0;
/** Bases that no other primer of this file has. */
const fresh = (): string => {
  const digits = (serial++).toString(4).padStart(12, "0");
  return `ACGT${digits.replace(/\d/g, (digit) => "ACGT"[Number(digit)]!)}GATTACA`;
};

type Source = { text: string } | { uuid: string; name: string };
const begin = (source: Source, kind = "primer", params: object = { scope: "private" }, by = owner) =>
  by.call<TableImport>("POST", `${base}/imports`, { kind, params, source });
const made = async (source: Source, kind = "primer", params?: object, by = owner): Promise<TableImport> => {
  const { code, data } = await begin(source, kind, params, by);
  expect(code).toBe("success");
  return data;
};
const over = ({ id }: TableImport, by = owner): Promise<TableImport> =>
  vi.waitFor(
    async () => {
      const now = await by.get<TableImport>(`${base}/imports/${id}`);
      expect(["checking", "writing"]).not.toContain(now.state);
      return now;
    },
    { timeout: 60_000, interval: 50 },
  );
const check = async (of: TableImport, corrections: object[] = [], by = owner): Promise<TableImport> => {
  const { mapping, hasHead } = of;
  const input = { mapping, hasHead, corrections };
  return over(await by.post<TableImport>(`${base}/imports/${of.id}/check`, input), by);
};
const commit = async (of: TableImport, by = owner): Promise<TableImport> =>
  over(await by.post<TableImport>(`${base}/imports/${of.id}/commit`, undefined), by);
const rowsOf = async ({ id }: TableImport, state: string): Promise<TableRowWire[]> =>
  (await owner.get<{ records: TableRowWire[] }>(`${base}/imports/${id}/rows?state=${state}`)).records;
const primers = async (by = owner, scope = "private"): Promise<PrimerEntry[]> =>
  (await by.get<{ records: PrimerEntry[] }>(`${library}/primer?scope=${scope}&limit=200`)).records;
const refusalOf = async (source: Source): Promise<string> => ((await begin(source)) as Answer<unknown>).code;
const file = async (name: string, bytes: Uint8Array): Promise<Source> => ({
  uuid: await owner.upload(name, bytes),
  name,
});

describe("a table of primers", () => {
  it("is mapped, checked with each bad cell marked, corrected, and written", async () => {
    const text = `引物名称\t序列\t备注\nT7\t${fresh()}\t正向\nbad\tACGT\t\n\nT7\t${fresh()}\t\n`;
    const read = await made({ text });
    expect(read).toMatchObject({
      state: "mapping",
      hasHead: true,
      mapping: ["name", "bases", "description"],
      counts: { rows: 3 },
    });
    const checked = await check(read);
    expect(checked).toMatchObject({
      state: "checked",
      counts: { rows: 3, good: 1, bad: 2, present: 0, written: 0 },
    });
    expect(await primers()).toEqual([]);
    expect(await rowsOf(checked, "bad")).toMatchObject([
      { number: 3, faults: [{ column: "bases", code: "biolibrary.content.too.short" }] },
      {
        number: 5,
        faults: [{ column: "name", code: "table.cell.twice", message: expect.stringContaining("2") }],
      },
    ]);
    const mended = await check(checked, [
      { row: 3, column: "bases", value: fresh() },
      { row: 5, column: "name", value: "T7 rev" },
    ]);
    expect(mended.counts).toMatchObject({ good: 3, bad: 0 });
    expect(await commit(mended)).toMatchObject({ state: "done", counts: { written: 3, good: 0 } });
    expect((await primers()).map(({ name, description }) => [name, description])).toEqual([
      ["bad", ""],
      ["T7", "正向"],
      ["T7 rev", ""],
    ]);
  });

  it("that comes a second time adds nothing, and is mapped as it was mapped before", async () => {
    const text = `code,oligo text,who\nre-1,${fresh()},a\nre-2,${fresh()},b\n`;
    const first = await made({ text });
    const mapped = { ...first, hasHead: true, mapping: ["name", "bases", null] };
    expect((await commit(await check(mapped))).counts).toMatchObject({ written: 2 });
    const again = await made({ text });
    expect(again).toMatchObject({ isRemembered: true, mapping: ["name", "bases", null] });
    const checked = await check(again);
    expect(checked.counts).toMatchObject({ good: 0, present: 2, bad: 0 });
    expect((await commit(checked)).counts).toMatchObject({ written: 0, present: 2 });
    expect((await primers()).filter(({ name }) => name.startsWith("re-"))).toHaveLength(2);
  });

  it("that two users write at once is in the library once", async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `both-${at},${fresh()}`);
    const text = `name,bases\n${lines.join("\n")}`;
    const both = await Promise.all([
      made({ text }, "primer", { scope: "shared" }),
      made({ text }, "primer", { scope: "shared" }, mate),
    ]);
    const [mine, theirs] = await Promise.all([check(both[0]), check(both[1], [], mate)]);
    expect([mine.counts.good, theirs.counts.good]).toEqual([450, 450]);
    const [one, other] = await Promise.all([commit(mine), commit(theirs, mate)]);
    expect([one.state, other.state]).toEqual(["done", "done"]);
    expect(one.counts.written + other.counts.written).toBe(450);
    expect(one.counts.present + other.counts.present).toBe(450);
  });

  it("that is stopped keeps what is written, and continues without duplicates", async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `stop-${at},${fresh()}`);
    const checked = await check(await made({ text: `name,bases\n${lines.join("\n")}` }));
    await owner.post(`${base}/imports/${checked.id}/commit`, undefined);
    expect((await owner.call("POST", `${base}/imports/${checked.id}/commit`)).code).toBe("table.import.busy");
    const stopped = await owner.post<TableImport>(`${base}/imports/${checked.id}/cancel`, undefined);
    expect(stopped.state).toBe("cancelled");
    const left = await over(checked);
    expect(left.counts.written + left.counts.good).toBe(3_000);
    expect(left.counts.written).toBeLessThan(3_000);
    // Each time immediately, while the cancelled job may still be about to write rows.
    for (let round = 0; round < 6; round += 1) {
      await owner.post(`${base}/imports/${checked.id}/commit`, undefined);
      const again = await owner.post<TableImport>(`${base}/imports/${checked.id}/cancel`, undefined);
      expect(again.counts.present).toBe(0);
    }
    expect(await commit(left)).toMatchObject({
      state: "done",
      counts: { written: 3_000, bad: 0, present: 0 },
    });
  });

  it("is nobody else's to see, and nobody's without the key", async () => {
    const { id } = await made({ text: `name,bases\nmine,${fresh()}` });
    for (const other of [mate, stranger]) {
      expect((await other.call("GET", `${base}/imports/${id}`)).code).toBe("table.import.not.found");
      expect((await other.call("GET", `${base}/imports/${id}/rows`)).code).toBe("table.import.not.found");
      expect((await other.call("POST", `${base}/imports/${id}/commit`)).code).toBe("table.import.not.found");
    }
    expect((await owner.call("POST", `${base}/imports/${id}/commit`)).code).toBe("table.not.checked");
    const input = { mapping: ["name", null], hasHead: true };
    expect(await owner.call("POST", `${base}/imports/${id}/check`, input)).toMatchObject({
      code: "table.column.missing",
    });
    const asked = { kind: "invitation", params: {}, source: { text: "a@lab.test" } };
    expect((await mate.call("POST", `${base}/imports`, asked)).code).toBe("permission.denied");
    expect((await begin({ text: "a,b" }, "primer", { scope: "public" })).code).toBe("permission.denied");
    expect((await begin({ text: "a,b" }, "primer", { scope: "else" })).code).toBe("request.invalid");
    expect((await begin({ text: "a,b" }, "member", {})).code).toBe("table.kind.one.way");
  });

  it("of a file of sequences is its primers", async () => {
    const record = (name: string, letters: string) =>
      `LOCUS       ${name} ${letters.length} bp DNA linear\nORIGIN\n        1 ${letters}\n//\n`;
    const bytes = Buffer.from(record("gbPrimer", fresh().toLowerCase()) + record("stump", "acgt"));
    const checked = await check(await made(await file("oligos.gb", bytes)));
    expect(checked).toMatchObject({ isOfRecords: true, counts: { rows: 2, good: 1, bad: 1 } });
  });
});

/** An endless run of zeros, which unpacks to far more than a table; its directory claims less. */
const bomb = (): Uint8Array => {
  const zip = zipSync({
    "xl/worksheets/sheet1.xml": new Uint8Array(30 * 1024 ** 2),
    "xl/workbook.xml": new Uint8Array(9),
  });
  const bytes = new DataView(zip.buffer, zip.byteOffset);
  bytes.setUint32(bytes.getUint32(zip.length - 22 + 16, true) + 24, 1_000, true);
  return zip;
};

describe("a hostile file", () => {
  it.each([
    ["bomb.xlsx", bomb],
    ["broken.xlsx", () => new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
    ["no-workbook.xlsx", () => Buffer.from("name,bases\na,ACGT")],
    ["old.xls", () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ])("%s is unreadable", async (name, bytes) => {
    expect(await refusalOf(await file(name.replace("old.xls", "old.csv"), bytes()))).toBe("table.unreadable");
  });
  it("with a cell of ten megabytes is refused", async () => {
    const bytes = Buffer.from(`name,bases\n"${"A".repeat(10 * 1024 ** 2)}",x`);
    expect(await refusalOf(await file("long.csv", bytes))).toBe("table.cell.too.long");
  });
  it("with too many rows or columns, or with nothing, is refused", async () => {
    expect(await refusalOf({ text: "x\n".repeat(50_001) })).toBe("table.rows.too.many");
    expect(await refusalOf({ text: ",".repeat(300) })).toBe("table.columns.too.many");
    expect(await refusalOf({ text: " \n\t\n" })).toBe("table.empty");
  });
  it("in GBK, with a mark, or with quotes in quotes is read", async () => {
    const gbk = Buffer.from("c3fbb3c62cd0f2c1d00ad2fdceefd2bb2c41434754", "hex");
    expect(await made(await file("gbk.csv", gbk))).toMatchObject({
      encoding: "gb18030",
      sample: [
        ["名称", "序列"],
        ["引物一", "ACGT"],
      ],
      mapping: ["name", "bases"],
    });
    const quoted = Buffer.from('\uFEFFname,bases\n"a ""b"" c",ACGT');
    expect(await made(await file("quoted.csv", quoted))).toMatchObject({
      encoding: "utf-8",
      sample: [
        ["name", "bases"],
        ['a "b" c', "ACGT"],
      ],
    });
  });
});

describe("a table that leaves", () => {
  const exported = (kind: string, params: object, format = "csv", by = owner) =>
    by.file(`${base}/exports/${kind}?format=${format}&params=${encodeURIComponent(JSON.stringify(params))}`);

  it("is what the list shows, harmless, and can be imported unchanged", async () => {
    const bases = [fresh(), fresh()];
    const text = `name\tbases\tdescription\n+out-1\t${bases[0]}\t=HYPERLINK("x")\nout-2\t${bases[1]}\t-5 end\n`;
    await commit(await check(await made({ text })));
    const csv = await exported("primer", { scope: "private", search: "out-" });
    const lines = csv.split("\r\n");
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(new RegExp(`^'\\+out-1,${bases[0]},"'=HYPERLINK\\(""x""\\)",,\\d+(\\.\\d+)?$`));
    const back = await check(await made({ text: csv }));
    expect(back.counts).toMatchObject({ rows: 2, present: 2, bad: 0 });
    const fasta = await exported("primer", { scope: "private", search: "out-" }, "fasta");
    expect(fasta.match(/^>/gm)).toHaveLength(2);
  });

  it("asks for the key of its list, and leaves its mark in the trail", async () => {
    expect((await stranger.call("GET", `${base}/exports/primer?params=x`)).code).toBe("request.invalid");
    expect((await mate.call("GET", `${base}/exports/member`)).code).toBe("permission.denied");
    const members = await exported("member", {});
    expect(members).toContain("owner");
    const trail = await owner.get<{ records: { action: string }[] }>("/auditTrail?action=table");
    expect(trail.records.map(({ action }) => action)).toContain("table.export");
  });

  it("has a template, whose example can be imported", async () => {
    const csv = await owner.file(`${base}/kinds/primer/template?format=csv`);
    expect((await check(await made({ text: csv }))).counts).toMatchObject({ rows: 1, bad: 0 });
  });
});

describe("plasmids", () => {
  it("are imported with their sequences, exported with them, and not imported a second time", async () => {
    const letters = `${fresh()}${fresh()}`;
    const text = `名称\t序列\t抗性\t骨架\tshape\npTab-1\t${letters}\tAmpR\tpUC19\tlinear\n`;
    const done = await commit(await check(await made({ text }, "plasmid")));
    expect(done.counts).toMatchObject({ written: 1 });
    const { records } = await owner.get<{ records: PlasmidEntry[] }>(`${library}/plasmid?scope=private`);
    expect(records).toMatchObject([
      { name: "pTab-1", resistance: "AmpR", backbone: "pUC19", sequence: { size: letters.length } },
    ]);
    const csv = await owner.file(
      `${base}/exports/plasmid?params=${encodeURIComponent('{"scope":"private"}')}`,
    );
    expect(csv).toContain(`pTab-1,${letters},线性,pUC19,AmpR`);
    expect((await check(await made({ text: csv }, "plasmid"))).counts).toMatchObject({ present: 1, good: 0 });
  });

  it("of GenBank keep their features, and leave as GenBank again", async () => {
    const letters = `${fresh()}${fresh()}`.toLowerCase();
    const gb = `LOCUS       pGb ${letters.length} bp DNA circular\nFEATURES             Location/Qualifiers\n     CDS             1..12\n                     /label="kanR"\nORIGIN\n        1 ${letters}\n//\n`;
    const done = await commit(await check(await made(await file("p.gb", Buffer.from(gb)), "plasmid")));
    expect(done.counts).toMatchObject({ written: 1 });
    const params = encodeURIComponent('{"scope":"private","search":"pGb"}');
    const back = await owner.file(`${base}/exports/plasmid?format=genbank&params=${params}`);
    expect(back).toContain("circular");
    expect(back).toContain('/label="kanR"');
    const shipped = encodeURIComponent('{"scope":"public","search":"pUC19"}');
    expect(await owner.file(`${base}/exports/plasmid?params=${shipped}`)).toMatch(/pUC19,[ACGT]{2000,},环状/);
  });
});

describe("people", () => {
  it("are invited by a table, each once, and bad ones are marked", async () => {
    const text =
      "邮箱\t角色\t备注\nlin@lab.test\tMEMBER\t新同学\nmate@lab.test\t\t\nno address\t\t\nwu@lab.test\tnobody\t\n";
    const checked = await check(await made({ text }, "invitation", {}));
    expect(checked.counts).toMatchObject({ rows: 4, good: 1, present: 1, bad: 2 });
    expect((await rowsOf(checked, "bad")).map(({ faults }) => faults[0]?.code)).toEqual([
      "invitation.account.invalid",
      "role.not.found",
    ]);
    expect((await commit(checked)).counts).toMatchObject({ written: 1 });
    expect((await check(await made({ text }, "invitation", {}))).counts).toMatchObject({
      good: 0,
      present: 2,
    });
  });
});

// So many rows take long: `npm test` writes few.
if (process.env.BENCHLEAF_FULL === "1")
  it("checks and writes 20,000 rows", { timeout: 600_000 }, async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `many-${at},${fresh()},no. ${at}`);
    const times: Record<string, number> = {};
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const done = await work();
      times[name] = Math.round(performance.now() - started);
      return done;
    };
    const read = await timed("read", () => made({ text: `name,bases,description\n${lines.join("\n")}` }));
    const checked = await timed("check", () => check(read));
    expect(checked.counts.good).toBe(20_000);
    const done = await vi.waitFor(() => timed("write", () => commit(checked)), 300_000);
    expect(done.counts.written).toBe(20_000);
    process.stdout.write(`20,000 rows, in milliseconds: ${JSON.stringify(times)}\n`);
  });
