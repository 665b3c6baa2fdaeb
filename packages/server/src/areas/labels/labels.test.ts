import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  firstLabelSettings,
  type Id,
  isRecordCode,
  type LabelLayout,
  type LabelPreview,
  type LabelTemplate,
  labelFormats,
  labelLayouts,
  type RecordCode,
  readScannedCode,
  type ScannedRecord,
  type SubjectKind,
  symbologies,
} from "@benchleaf/contract";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/labels";
const libraries = "/application/molecular-biology/libraries/primer";

let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
beforeAll(async () => {
  const reader = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(reader)).buffer } });
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

let made = 0;
const primerOf = async (by: Person, scope: "private" | "shared", name: string): Promise<Id> => {
  made += 1;
  const bases = Array.from({ length: 20 }, (_, at) => "ACGT"[(made >> (at % 8)) & 3]).join("");
  const { entries } = await by.post<{ entries: { id: Id }[] }>(libraries, {
    scope,
    entries: [{ name, bases: bases.slice(0, 19) + "ACGT"[made % 4], orderNumber: `P-${made}` }],
  });
  return entries[0]!.id;
};
const fileOf = async (by: Person, name: string): Promise<Id> =>
  (
    await by.post<{ file: { id: Id } }>("/application/molecular-biology/sequences", {
      content: contentOf({ name }),
    })
  ).file.id;

type Chosen = { readonly kind: SubjectKind; readonly id: Id };
const entry = (id: Id): Chosen => ({ kind: "libraryEntry", id });
const printing = (records: readonly Chosen[], more: object = {}) => ({
  ...{ records, settings: firstLabelSettings, copies: 1, firstPosition: 1 },
  ...more,
});
const print = async (by: Person, body: object) => {
  const answer = await lab.app.inject({
    method: "POST",
    url: `/app${base}?timezone=Asia/Shanghai`,
    headers: { cookie: by.cookie, "x-csrf-token": by.csrfToken, lang: "zh-CN" },
    payload: body,
  });
  const code = answer.headers["content-type"] === "application/pdf" ? "success" : answer.json().code;
  return { code, bytes: answer.rawPayload, name: answer.headers["content-disposition"] };
};
const pagesOf = async (pdf: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(pdf), isEvalSupported: false }).promise;
  const pages: { text: string; width: number; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    pages.push({ text: text.replaceAll("\u200b", ""), width, height });
  }
  await document.destroy();
  return pages;
};
const DOTS_PER_MM = 300 / 25.4;
/** What a scanner reads on the first label of a page, printed at 300 dots per inch. */
const readCodes = async (pdf: Uint8Array, { left, top, ...label }: LabelLayout): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), isEvalSupported: false }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({
    scale: 300 / 72,
    offsetX: -left * DOTS_PER_MM,
    offsetY: -top * DOTS_PER_MM,
  });
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
  const [width, height] = [Math.ceil(label.width * DOTS_PER_MM), Math.ceil(label.height * DOTS_PER_MM)];
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await document.destroy();
  const pixels = { data, width, height, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(pixels, { formats: ["DataMatrix", "QRCode", "Code128"] });
  return found.map(({ text }) => text);
};
const codesOf = (by: Person, { kind, id }: Chosen) =>
  by.get<RecordCode[]>(`/platform/resource/subjects/${kind}/${id}/codes`);
const resolve = (by: Person, code: string) =>
  by.call<ScannedRecord>("GET", `/platform/resource/codes/${encodeURIComponent(code)}`);

describe("printing", () => {
  it("gives each record one code for good, and prints name, values and digits", async () => {
    const records = [
      entry(await primerOf(owner, "shared", "M13 正向引物")),
      { kind: "file" as const, id: await fileOf(owner, "pET28a-His-TEV") },
    ];
    const first = await print(owner, printing(records));
    expect(first.code).toBe("success");
    const [page, ...others] = await pagesOf(first.bytes);
    expect(others).toEqual([]);
    const [own] = await codesOf(owner, records[0]!);
    expect(isRecordCode(own!.code)).toBe(true);
    expect(page!.text.replace(/\s/g, "")).toContain(own!.code);
    expect(page!.text).toContain("M13 正向引物");
    expect(page!.text).toContain("pET28a-His-TEV");
    expect(page!.text).toContain("20 nt");
    expect(page!.width).toBeCloseTo(595.28, 0);
    await print(owner, printing(records));
    expect(await codesOf(owner, records[0]!)).toEqual([own]);
  });

  it.each(labelFormats.flatMap((format) => symbologies.map((symbology) => [format, symbology] as const)))(
    "prints on %s a %s that a scanner reads back",
    async (format, symbology) => {
      const record = entry(await primerOf(owner, "shared", `${format} ${symbology}`));
      const settings = { ...firstLabelSettings, format, symbology };
      const { bytes } = await print(owner, printing([record], { settings }));
      const [{ code }] = (await codesOf(owner, record)) as [RecordCode];
      const read = await readCodes(bytes, labelLayouts[format]);
      expect(read.map(readScannedCode)).toEqual([code]);
      if (symbology === "qr") expect(read[0]).toMatch(/^HTTPS?:\/\/[A-Z0-9.:]+\/SCAN\/\d{10}$/);
    },
  );

  it("gives codes once where several print at the same time", async () => {
    const records = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => entry(await primerOf(owner, "shared", `race ${at}`))),
    );
    const answers = await Promise.all(
      [records, records.toReversed(), records].map((some) => print(owner, printing(some))),
    );
    expect(answers.map(({ code }) => code)).toEqual(["success", "success", "success"]);
    const codes = await Promise.all(records.map((one) => codesOf(owner, one)));
    expect(codes.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(codes.flat().map(({ code }) => code)).size).toBe(6);
  });

  it("begins at a free label, goes over to the next sheet, and feeds a roll label by label", async () => {
    const record = entry(await primerOf(owner, "shared", "many"));
    const sheets = await print(owner, printing([record], { copies: 5, firstPosition: 63 }));
    expect(await pagesOf(sheets.bytes)).toHaveLength(2);
    const settings = { ...firstLabelSettings, format: "cryo33x13" };
    const roll = await pagesOf((await print(owner, printing([record], { settings, copies: 3 }))).bytes);
    expect(roll).toHaveLength(3);
    expect(roll[0]!.width).toBeCloseTo((33 / 25.4) * 72, 0);
    expect(roll[0]!.text).toContain("many");
  });

  it("keeps a name within its label however long and odd it is", async () => {
    const name = `${"<b>#eval[1]</b>$x$".repeat(3)}${"长".repeat(9)}`;
    const record = { kind: "file" as const, id: await fileOf(owner, name) };
    const [page] = await pagesOf((await print(owner, printing([record]))).bytes);
    expect(page!.text).toContain("<b>#eval[1]<_b>$x$");
    // On a small label its end is left out, and the digits that find the record are not.
    const settings = { ...firstLabelSettings, format: "L4731" };
    const long = { kind: "file" as const, id: await fileOf(owner, "总RNA反转录产物".repeat(12)) };
    const [small] = await pagesOf((await print(owner, printing([long], { settings }))).bytes);
    expect(small!.text).toContain("…");
    expect(small!.text.replace(/\s/g, "")).toContain((await codesOf(owner, long))[0]!.code);
  });

  it("refuses what leaves the sheet, is too much, or is not there", async () => {
    const record = entry(await primerOf(owner, "shared", "bounds"));
    const layout = {
      ...{ pageWidth: 100, pageHeight: 100, columns: 5, rows: 1, width: 30, height: 20 },
      ...{ left: 0, top: 0, pitchX: 30, pitchY: 20 },
    };
    const custom = { ...firstLabelSettings, format: "custom", layout };
    const answers = [
      await print(owner, printing([record], { settings: custom })),
      await print(owner, printing([record], { firstPosition: 66 })),
      await print(
        owner,
        printing(
          Array.from({ length: 400 }, () => record),
          { copies: 3 },
        ),
      ),
      await print(owner, printing([record], { copies: 0 })),
      await print(owner, printing([entry("999999")])),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      "label.layout.impossible",
      "label.layout.impossible",
      "label.count.exceeds",
      "request.invalid",
      "record.not.found",
    ]);
  });
});

describe("scanning", () => {
  it("leads to the record with the content of its label, only for its readers", async () => {
    const hidden = entry(await primerOf(owner, "private", "hidden"));
    await print(owner, printing([hidden]));
    const [{ code }] = (await codesOf(owner, hidden)) as [RecordCode];
    expect((await resolve(owner, code)).data).toMatchObject({
      code,
      record: { kind: "libraryEntry", id: hidden.id, name: "hidden", sort: "primer" },
      values: expect.arrayContaining([{ field: "size", text: "20 nt" }]),
    });
    for (const other of [mate, stranger])
      expect((await resolve(other, code)).code).toMatch(/^(record|biolibrary\.entity)\.not\.found$/);
    expect((await print(mate, printing([hidden]))).code).toBe("record.not.found");
  });

  it("distinguishes a mistyped code from an unknown one", async () => {
    expect((await resolve(owner, "1234567890")).code).toBe("record.code.mistyped");
    expect((await resolve(owner, "5724000000")).code).toMatch(/^record\./);
    expect((await resolve(owner, "FR/0012 A")).code).toBe("record.not.found");
  });

  it("finds a record by the code that its tube came with, until that is removed", async () => {
    const [tube, other] = [
      entry(await primerOf(owner, "shared", "tube")),
      entry(await primerOf(owner, "shared", "other")),
    ];
    const path = (one: Chosen) => `/platform/resource/subjects/${one.kind}/${one.id}/codes`;
    await owner.post(path(tube), { code: "FR/0012 A" });
    await owner.post(path(tube), { code: "FR/0012 A" });
    expect((await resolve(mate, "FR/0012 A")).data.record.id).toBe(tube.id);
    expect((await owner.call("POST", path(other), { code: "FR/0012 A" })).code).toBe("record.code.taken");
    expect((await stranger.call("POST", path(tube), { code: "x" })).code).toBe("biolibrary.entity.not.found");
    await stranger.post(path(entry(await primerOf(stranger, "shared", "theirs"))), { code: "FR/0012 A" });
    expect(await owner.post(`${path(tube)}/remove`, { code: "FR/0012 A" })).toEqual([]);
    expect((await resolve(owner, "FR/0012 A")).code).toBe("record.not.found");
  });

  it("a code of ours never meets one that a tube came with", async () => {
    const path = `/platform/resource/subjects/libraryEntry`;
    const [row] = await lab.database.asOwner<{ next: string }>(
      "select last_value as next from record_code_number",
    );
    const taken = entry(await primerOf(owner, "shared", "comes with the next code"));
    const [probe] = await lab.database.asOwner<{ code: string }>("select next_record_code() as code");
    await lab.database.asOwner("select setval('record_code_number', $1)", [row!.next]);
    await owner.post(`${path}/${taken.id}/codes`, { code: probe!.code });
    const next = entry(await primerOf(owner, "shared", "gets another"));
    expect((await print(owner, printing([next]))).code).toBe("success");
    const [{ code }] = (await codesOf(owner, next)) as [RecordCode];
    expect(code).not.toBe(probe!.code);
    expect((await resolve(owner, probe!.code)).data.record.id).toBe(taken.id);
  });

  it("codes go with their record", async () => {
    const gone = entry(await primerOf(owner, "shared", "gone"));
    await print(owner, printing([gone]));
    const [{ code }] = (await codesOf(owner, gone)) as [RecordCode];
    await owner.post(`${libraries}/remove`, { entryIds: [gone.id] });
    expect((await resolve(owner, code)).code).toBe("record.not.found");
  });
});

describe("a preview", () => {
  it("draws the label, names what can be printed on it, and gives no code", async () => {
    const record = entry(await primerOf(owner, "shared", "looked at"));
    const shown = await owner.post<LabelPreview>(`${base}/preview`, { record, settings: firstLabelSettings });
    expect(shown.svg.slice(0, 200)).toContain('viewBox="0 0 108 60.09');
    expect(shown.fields).toEqual(expect.arrayContaining(["owner", "date", "size", "orderNumber"]));
    expect(await codesOf(owner, record)).toEqual([]);
  });
});

describe("templates", () => {
  it("are the team's: everybody prints by them, their author and who sets up records change them", async () => {
    const body = { name: "冻存管", settings: { ...firstLabelSettings, format: "cryo33x13" } };
    const template = await mate.post<LabelTemplate>(`${base}/templates`, body);
    expect((await owner.get<LabelTemplate[]>(`${base}/templates`)).map(({ name }) => name)).toEqual([
      "冻存管",
    ]);
    expect(await stranger.get(`${base}/templates`)).toEqual([]);
    expect((await owner.call("POST", `${base}/templates`, body)).code).toBe("label.template.name.exists");
    const path = `${base}/templates/${template.id}`;
    expect((await stranger.call("PUT", path, body)).code).toBe("label.template.not.found");
    await owner.put(path, { ...body, name: "Cryo" });
    const other = await lab.addColleague(owner, "other");
    expect((await other.call("DELETE", path)).code).toBe("permission.denied");
    expect((await mate.call("DELETE", path)).code).toBe("success");
    expect((await mate.call("DELETE", path)).code).toBe("label.template.not.found");
  });
});
