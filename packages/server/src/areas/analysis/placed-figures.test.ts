import { changeWells, newPlate, pasteValues, tableOfPlate } from "@benchleaf/bio";
import type { Analysis, AnalysisContent, PageDocument, PageNode, PlacedAnalysis } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureSize } from "../../kernel/reading/picture-size.ts";
import { analysisOf, buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/analysis/files";
const pages = "/application/molecular-biology/yydocs";

let lab: Lab;
let owner: Person;
let colleague: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "shared",
    accessLevel: "PUBLIC",
  });
  projectId = project.id;
});
afterAll(() => lab?.close());

const make = (name: string, content: AnalysisContent = analysisOf()) =>
  owner.post<Analysis>(base, { name, content });

const block = (file: { readonly id: string }, version: number): PageNode => ({
  type: "analysis",
  attrs: { id: "fig", fileId: file.id, version, name: "two groups", caption: "Bars are means.", width: 90 },
});

const makePage = (...content: PageNode[]) =>
  owner.post<PageDocument>(pages, {
    projectId,
    name: "Page",
    content: JSON.stringify({ type: "doc", content }),
  });

const exported = async (person: Person, id: string, format: string): Promise<Buffer> => {
  const answer = await lab.app.inject({
    method: "GET",
    url: `/app${pages}/${id}/export?format=${format}`,
    headers: { cookie: person.cookie, "x-csrf-token": person.csrfToken },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

const svgIn = (text: string): string => {
  const [, data = ""] = /data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)/.exec(text) ?? [];
  return Buffer.from(data, "base64").toString();
};

describe("an analysis in a page", () => {
  it("is read at the version that was placed, with the number of the newest one and without its table", async () => {
    const { file } = await make("placed");
    const first = await owner.get<PlacedAnalysis>(`${base}/${file.id}/figure`);
    expect(first).toMatchObject({ name: "placed", version: 1, newestVersion: 1, method: "tTest" });
    expect(first).not.toHaveProperty("table");
    const content = { ...analysisOf(), spec: { ...analysisOf().spec, method: "describe" as const } };
    await owner.put(`${base}/${file.id}`, { baseVersion: 1, content });
    expect(await owner.get<PlacedAnalysis>(`${base}/${file.id}/figure?version=1`)).toMatchObject({
      ...{ version: 1, newestVersion: 2, method: "tTest" },
      outcome: first.outcome,
    });
    expect((await owner.call("GET", `${base}/${file.id}/figure?version=9`)).code).toBe(
      "projectFile.not.found",
    );
    expect((await colleague.call("GET", `${base}/${file.id}/figure`)).code).toBe(
      "fileAsset.no.read.permission",
    );
  });

  it("is a picture with its caption in HTML, Markdown and Word, drawn from the placed version", async () => {
    const { file } = await make("drawn");
    const other = {
      ...analysisOf(),
      table: {
        ...analysisOf().table,
        columns: [{ id: "c1", name: "later" }, analysisOf().table.columns[1]!],
      },
    };
    await owner.put(`${base}/${file.id}`, { baseVersion: 1, content: other });
    const { file: page } = await makePage(block(file, 1));
    const html = (await exported(owner, page.id, "html")).toString();
    expect(svgIn(html)).toContain(">control<");
    expect(svgIn(html)).not.toContain("later");
    expect(html).toContain("<figcaption>two groups – Bars are means.</figcaption>");
    const markdown = (await exported(owner, page.id, "markdown")).toString();
    expect(markdown).toContain("![two groups – Bars are means.](data:image/svg+xml;base64,");
    const parts = unzipSync(new Uint8Array(await exported(owner, page.id, "docx")));
    const png = parts[`word/media/pictureanalysis-${file.id}-1.png`]!;
    // 80 by 60 millimetres at 300 dots an inch, and something is drawn on it.
    expect(pictureSize(png)).toMatchObject({ width: 945, height: 709 });
    expect(png.length).toBeGreaterThan(5_000);
    const document = new TextDecoder().decode(parts["word/document.xml"]);
    expect(document).toContain(`cx="${90 * 36_000}"`);
    expect(document).toContain("Bars are means.");
  });

  it("is a drawing with text in print", async () => {
    const { file } = await make("printed");
    const { file: page } = await makePage(block(file, 1));
    const answer = await lab.app.inject({
      method: "GET",
      url: `/app/application/molecular-biology/fileAsset/yydoc/${page.id}/previewByPdf?timezone=UTC`,
      headers: { cookie: owner.cookie, "x-csrf-token": owner.csrfToken },
    });
    expect(answer.statusCode).toBe(200);
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload), isEvalSupported: false })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    await pdf.destroy();
    for (const words of ["control", "treated", "Bars are means."]) expect(text).toContain(words);
  });

  it("is linked with the page, so that the analysis shows where it is used", async () => {
    const { file } = await make("used");
    const { file: page } = await makePage(block(file, 1));
    const links = () =>
      lab.database.asOwner<{ from_id: string }>(
        `select from_id from subject_link where from_kind = 'file' and to_kind = 'file' and to_id = ${file.id}`,
      );
    expect(await links()).toEqual([{ from_id: page.id }]);
  });

  it("stays in the page when the analysis is in the trash, and when it is deleted for good", async () => {
    const places = { projectId, folderId: null };
    const { file } = await owner.post<Analysis>(base, { ...places, name: "evidence", content: analysisOf() });
    const restricted = await make("own project");
    const { file: page } = await makePage(block(file, 1), block(restricted.file, 1));
    const figure = () => owner.get<PlacedAnalysis>(`${base}/${file.id}/figure?version=1`);
    const before = await figure();
    expect(before.state).toBe("active");
    const fileIds = [file.id, restricted.file.id];
    await owner.post("/platform/resource/projects/fileAsset/recycle", { fileIds });
    expect(await figure()).toEqual({ ...before, state: "recycled" });
    await owner.post("/platform/resource/garbage/erase", { fileIds, files: 2, folders: 0 });
    expect(await figure()).toEqual({ ...before, state: "erased" });
    const html = (await exported(colleague, page.id, "html")).toString();
    expect(svgIn(html)).toContain(">control<");
    // Of the owner's personal project, whose analysis the colleague never could open, there is still only the caption.
    expect(html.match(/data:image/g)).toHaveLength(1);
    expect((await colleague.call("GET", `${base}/${restricted.file.id}/figure`)).code).toBe(
      "projectFile.not.found",
    );
    // With the page, the copy goes.
    await owner.post("/platform/resource/projects/fileAsset/recycle", { fileIds: [page.id] });
    await owner.post("/platform/resource/garbage/erase", { fileIds: [page.id], files: 1, folders: 0 });
    expect((await owner.call("GET", `${base}/${file.id}/figure`)).code).toBe("projectFile.not.found");
    expect(await lab.database.asOwner("select from erased_figure")).toEqual([]);
  });

  it("shows no figure to who may not open the analysis, only its caption", async () => {
    const { file } = await make("private");
    const { file: page } = await makePage(block(file, 1));
    const html = (await exported(colleague, page.id, "html")).toString();
    expect(html).not.toContain("data:image");
    expect(html).toContain("Bars are means.");
  });
});

describe("a plate", () => {
  const names = {
    ...{ well: "Well", sample: "Sample", target: "Gene" },
    ...{ concentration: "Conc", dilution: "Dilution", value: "OD" },
  };
  const pasted = pasteValues(newPlate(6), 0, [
    ["0.1", "1.1", "1.3"],
    ["0.1", "2.1", "2.4"],
  ]).plate;
  const plate = changeWells(changeWells(pasted, [0, 3], { role: "blank" }), [1, 2], { name: "a" });
  const contentOf = (): AnalysisContent => {
    const table = tableOfPlate(plate, ".", names);
    const given = analysisOf();
    return {
      ...given,
      plate: { ...plate, wells: plate.wells.map((well) => ({ ...well })) },
      table: { columns: [...table.columns], rows: table.rows.map((row) => [...row]) },
      spec: {
        ...given.spec,
        ...{ method: "describe", decimalMark: ".", roles: { values: ["value"], group: ["sample"] } },
      },
    };
  };
  it("is stored with the table that it becomes", async () => {
    const made = await make("plate", contentOf());
    expect(made.outcome).toMatchObject({ ok: true });
    const again = await owner.get<Analysis>(`${base}/${made.file.id}`);
    expect(again.content.plate!.wells[1]).toMatchObject({ role: "sample", name: "a", value: "1.1" });
    expect(again.content.table.rows[0]).toEqual(["A2", "a", "", "", "", "1"]);
  });
  it("is refused with a table that is another one", async () => {
    const content = contentOf();
    const rows = content.table.rows.map((row) => [...row.slice(0, 5), "9"]);
    const answer = await owner.call("POST", base, {
      name: "wrong",
      content: { ...content, table: { ...content.table, rows } },
    });
    expect(answer).toMatchObject({ status: 422, code: "analysis.table.invalid" });
  });
});
