import type { LabFile, Registered } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
const bytes = (words: string) => new TextEncoder().encode(words);

let lab: Lab;
let person: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  projectId = person.user.personalProjectId;
});
afterAll(() => lab.close());

const send = async (name: string, content: Uint8Array): Promise<LabFile> => {
  const uuid = await person.upload(name, content);
  return (await person.post<Registered>(`${base}/upload`, { uuid, projectId, folderId: null, name })).file;
};
const headers = () => ({ cookie: person.cookie, "x-csrf-token": person.csrfToken, lang: "zh-CN" });
const previewByPdf = (file: LabFile) =>
  lab.app.inject({
    method: "GET",
    url: `/app/application/molecular-biology/fileAsset/${file.kind}/${file.id}/previewByPdf?timezone=Asia/Shanghai`,
    headers: headers(),
  });
const batchExport = (files: readonly LabFile[], mode: string) =>
  lab.app.inject({
    method: "POST",
    url: "/app/func/pdf/batchExport",
    headers: headers(),
    payload: { fileIds: files.map(({ id }) => id), mode },
  });

const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), isEvalSupported: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  await document.destroy();
  return pages;
};

describe("a PDF", () => {
  it("of Markdown holds its Chinese letters, boxes, place, version and zone", async () => {
    const file = await send(
      "方案.md",
      bytes("# 质粒提取\n\n::: note 注意\n低温\n:::\n\n|a|b|\n|-|-|\n|#let|$x|\n"),
    );
    const answer = await previewByPdf(file);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const text = (await pagesOf(answer.rawPayload)).join(" ");
    for (const words of ["质粒提取", "注意", "低温", "#let", "$x", "版本 1", "Asia/Shanghai", "方案.md"])
      expect(text).toContain(words);
  });

  it("of a sequence is its record sheet: map, features in figures, letters with numbers", async () => {
    const content = contentOf({ name: "pDemo", circular: true, sequence: "ACGT".repeat(50) });
    const { file } = await person.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      projectId,
      content: {
        ...content,
        features: [
          {
            id: "1",
            name: "<抗性> & Ori",
            type: "CDS",
            operator: "join",
            locations: [{ start: 9, end: 90, strand: -1 }],
            qualifiers: [],
          },
        ],
      },
    });
    const printed = await previewByPdf(file);
    expect(printed.statusCode, printed.body.slice(0, 600)).toBe(200);
    const text = (await pagesOf(printed.rawPayload)).join(" ");
    for (const words of ["pDemo", "200 bp", "<抗性> & Ori", "complement(10..90)", "ACGTACGTAC", "61"])
      expect(text).toContain(words);
  });

  it("of several files is one document, or a ZIP with one of each", async () => {
    const files = [await send("a.txt", bytes("第一\n")), await send("b.csv", bytes("x,y\n1,2\n"))];
    const merged = await batchExport(files, "merge");
    expect((await pagesOf(merged.rawPayload)).map((page) => /a\.txt|b\.csv/.exec(page)?.[0])).toEqual([
      "a.txt",
      "b.csv",
    ]);
    const zipped = await batchExport(files, "zip");
    expect(Object.keys(unzipSync(zipped.rawPayload))).toEqual(["a.txt.pdf", "b.csv.pdf"]);
  });

  it("is refused for what cannot be laid out, and for a file of somebody else", async () => {
    const binary = await send("reads.bam", new Uint8Array([1, 0, 2]));
    expect((await previewByPdf(binary)).json().code).toBe("pdf.not.possible");
    const foreign = await send("paper.pdf", bytes("%PDF-1.7"));
    expect((await batchExport([foreign], "merge")).json().code).toBe("pdf.not.merged");
    const stranger = await lab.register("stranger");
    const asked = { fileIds: [foreign.id], mode: "zip" };
    expect((await stranger.call("POST", "/func/pdf/batchExport", asked)).code).toBe("projectFile.not.found");
  });
});
