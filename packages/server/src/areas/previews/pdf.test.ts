import {
  addressOfNotification,
  type LabFile,
  type Notification,
  type PdfExport,
  type Registered,
} from "@benchleaf/contract";
import { mailTextsIn } from "@benchleaf/phrases";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pngOf, sheetOf, slidesOf, wordOf } from "../../test-support/documents.ts";
import { harmlessPictures, hostilePictures } from "../../test-support/hostile-pictures.ts";
import { pdfOf } from "../../test-support/pdf.ts";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

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
  it("of Markdown contains its Chinese text, boxes, location, version and time zone", async () => {
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

  it("of a sequence is its record sheet: map, features with numbers, numbered bases", async () => {
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

  it("of an alignment holds its rows in blocks under the numbers of their columns", async () => {
    const [reference, read] = alignmentOf().rows;
    const letters = "ACGTTGCA".repeat(10);
    const content = alignmentOf({
      rows: [
        { ...reference!, name: "质粒", letters, size: 80 },
        {
          ...read!,
          name: "read one",
          letters: `${" ".repeat(60)}${letters.slice(60, 70)}-${letters.slice(71)}`,
          size: 19,
          read: {
            ...read!.read!,
            firstColumn: 60,
            qualities: "I".repeat(19),
            trimmed: { start: 0, end: 19 },
          },
        },
      ],
    });
    const { file } = await person.post<{ file: LabFile }>("/application/molecular-biology/alignments", {
      name: "克隆 7",
      content,
    });
    const printed = await previewByPdf(file);
    expect(printed.statusCode, printed.body.slice(0, 600)).toBe(200);
    const text = (await pagesOf(printed.rawPayload)).join(" ");
    for (const words of [
      "克隆 7",
      "参考序列",
      "质粒",
      "1–60",
      "61–80",
      `${letters.slice(60, 70)}-`,
      "2 (DNA)",
    ])
      expect(text).toContain(words);
    expect(text).toContain("********** *********");
    const both = await batchExport([file, await send("c.txt", bytes("旁边\n"))], "merge");
    expect((await pagesOf(both.rawPayload)).join(" ")).toMatch(/61–80[\s\S]*旁边/);
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

  it("of Word, Excel and slides has their text, and a note that it was laid out again", async () => {
    const paragraph = "<w:p><w:r><w:t>稀释十倍</w:t></w:r></w:p>";
    const picture = '<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p>';
    const files = [
      await send("plan.docx", wordOf(paragraph + picture)),
      await send("ct.xlsx", sheetOf("Ct 值", [["GAPDH", "18.42"]])),
      await send("talk.pptx", slidesOf("Yield", "ninety")),
    ];
    const merged = await batchExport(files, "merge");
    expect(merged.statusCode, merged.body.slice(0, 400)).toBe(200);
    const [word = "", sheet = "", slide = ""] = await pagesOf(merged.rawPayload);
    expect(word).toContain("稀释十倍");
    for (const said of ["Ct 值", "GAPDH", "18.42"]) expect(sheet).toContain(said);
    for (const said of ["1. Yield", "ninety"]) expect(slide).toContain(said);
    for (const page of [word, sheet, slide])
      expect(page).toContain(mailTextsIn("zh-CN", "")("pdfSimplified"));
  });

  it("takes PDFs as they are between the others, each with its signatures behind it", async () => {
    const paper = await send("report.pdf", pdfOf(["Report one", "Report two"]));
    await lab.database.asOwner(
      `insert into signature_record (tenant_id, object_type, object_id, version, signer_id, signer_name, meaning, comment,
         timezone, digest) values ($1, 'file', $2, 1, $3, '李审核', 'review', '', 'UTC', sha256(''))`,
      [person.user.tenantId, paper.id, person.user.userId],
    );
    const files = [await send("before.txt", bytes("first")), paper, await send("after.txt", bytes("last"))];
    const pages = await pagesOf((await batchExport(files, "merge")).rawPayload);
    const markers = pages.map(
      (page) => /before\.txt|Report one|Report two|李审核|after\.txt/.exec(page)?.[0],
    );
    expect(markers).toEqual(["before.txt", "Report one", "Report two", "李审核", "after.txt"]);
    expect(pages.map((page) => page.match(/\d+ \/ \d+/g))).toEqual(
      [1, 2, 3, 4, 5].map((page) => [`${page} / 5`]),
    );
    const zipped = unzipSync((await batchExport([paper], "zip")).rawPayload);
    expect((await pagesOf(zipped["report.pdf"]!)).length).toBe(3);
  });

  it("of a picture that was cut short says so instead of failing", async () => {
    const whole = pngOf(60, 60);
    const file = await send("cut.png", whole.subarray(0, whole.length - 14));
    const answer = await previewByPdf(file);
    expect(answer.statusCode, answer.body.slice(0, 400)).toBe(200);
    expect((await pagesOf(answer.rawPayload)).join("")).toContain(
      mailTextsIn("zh-CN", "")("pdfPictureBroken"),
    );
  });

  it("is rejected for files that cannot be laid out, and for a file of another user", async () => {
    const binary = await send("reads.bam", new Uint8Array([1, 0, 2]));
    expect((await previewByPdf(binary)).json().code).toBe("pdf.not.possible");
    const foreign = await send("paper.pdf", bytes("%PDF-1.7"));
    const [other, word] = [await send("z.txt", bytes("z")), await send("broken.docx", bytes("PK\x03\x04"))];
    const merged = await batchExport([other, foreign], "merge");
    expect([merged.json().code, merged.json().data]).toEqual(["pdf.not.merged", { name: "paper.pdf" }]);
    expect((await previewByPdf(word)).json().code).toBe("pdf.not.possible");
    const stranger = await lab.register("stranger");
    const asked = { fileIds: [foreign.id], mode: "zip" };
    expect((await stranger.call("POST", "/func/pdf/batchExport", asked)).code).toBe("projectFile.not.found");
  });
});

it("of a signed version ends with who signed it, and whether it is still what was signed", async () => {
  const file = await send("signed.txt", bytes("result\n"));
  await lab.database.asOwner(
    `insert into signature_record (tenant_id, object_type, object_id, version, signer_id, signer_name, meaning, comment,
       timezone, digest) values ($1, 'file', $2, 1, $3, '王签署', 'author', '', 'UTC', sha256(''))`,
    [person.user.tenantId, file.id, person.user.userId],
  );
  const text = (await pagesOf((await previewByPdf(file)).rawPayload)).join(" ");
  expect(text).toContain("王签署");
  expect(text).toContain(mailTextsIn("zh-CN", "")("pdfAltered"));
});

describe("a long export", () => {
  const path = "/func/pdf/exports";
  const begin = (input: object) => person.post<PdfExport>(path, input);
  const untilOver = (made: PdfExport) =>
    vi.waitFor(
      async () => {
        const now = await person.get<PdfExport>(`${path}/${made.id}`);
        expect(["waiting", "running"]).not.toContain(now.state);
        return now;
      },
      { timeout: 60_000, interval: 100 },
    );
  const fetchMade = ({ id }: PdfExport, who = person) =>
    lab.app.inject({ method: "GET", url: `/app${path}/${id}/file`, headers: { cookie: who.cookie } });

  it("is made by a job, notified when it is ready, and available to nobody else", async () => {
    const files = [await send("one.txt", bytes("一")), await send("two.txt", bytes("二"))];
    const waiting = await begin({ fileIds: files.map(({ id }) => id), mode: "zip" });
    expect((await fetchMade(waiting)).json().code).toBe("pdf.export.not.found");
    const stopped = await begin({ fileIds: [files[0]!.id], mode: "merge" });
    expect((await person.post<PdfExport>(`${path}/${stopped.id}/cancel`, {})).state).toBe("cancelled");
    const gone = await send("gone.txt", bytes("x"));
    const doomed = await begin({ fileIds: [gone.id], mode: "merge" });
    await person.post(`${base}/recycle`, { fileIds: [gone.id] });

    await lab.kernel.start();
    const made = await untilOver(waiting);
    expect(made).toMatchObject({ state: "succeeded", progress: 1, count: 2, isThere: true, fault: null });
    expect(Object.keys(unzipSync((await fetchMade(made)).rawPayload))).toEqual([
      "one.txt.pdf",
      "two.txt.pdf",
    ]);
    const stranger = await lab.register("curious");
    expect((await fetchMade(made, stranger)).json().code).toBe("pdf.export.not.found");
    const markers = await vi.waitFor(async () => {
      const { records } = await person.get<{ records: Notification[] }>("/notifications/list");
      const found = records.find(({ bizId }) => bizId === made.id);
      expect(found).toBeDefined();
      return found!;
    }, 60_000);
    expect([markers.kind, addressOfNotification(markers)]).toEqual([
      "pdfReady",
      `/file/pdfExport/${made.id}`,
    ]);
    expect((await untilOver(doomed)).fault?.code).toBe("projectFile.not.found");
    expect(await untilOver(stopped)).toMatchObject({ state: "cancelled", isThere: false });
  });

  it("with a PDF that is broken fails with its name", async () => {
    const files = [await send("good.txt", bytes("x")), await send("again.pdf", bytes("%PDF-1.7"))];
    const made = await untilOver(await begin({ fileIds: files.map(({ id }) => id), mode: "merge" }));
    expect(made).toMatchObject({ state: "failed", fault: { code: "pdf.not.merged", name: "again.pdf" } });
  });
});

/** Native code that never ends. */
const ENDLESS = "#for a in range(1000000) { for b in range(1000000) { let c = a + b } }";

it("is shown to a third team while two teams' work fills every pool and never ends", async () => {
  const file = await send("note.txt", bytes("note"));
  const stopped = new AbortController();
  const { compute, previewCompute, exportCompute, backgroundCompute } = lab.kernel;
  let over = 0;
  const stuck = [compute, previewCompute, exportCompute, backgroundCompute].flatMap((pool) =>
    ["hostile-1", "hostile-2"].flatMap((team) =>
      Array.from({ length: 4 }, () =>
        pool
          .run(
            "typeset",
            { program: ENDLESS, data: "{}", pictures: {} },
            { team, signal: stopped.signal, timeout: 600_000 },
          )
          .catch(() => {
            over += 1;
          }),
      ),
    ),
  );
  // Were they in the way, this would wait for ten minutes.
  const shown = await previewByPdf(file);
  expect(shown.statusCode).toBe(200);
  // And so would the export of a few files that is returned immediately.
  expect((await batchExport([file], "merge")).statusCode).toBe(200);
  expect(over).toBe(0);
  stopped.abort();
  await Promise.all(stuck);
}, 120_000);

describe("a hostile picture", () => {
  it.each(Object.entries(hostilePictures))(
    "%s is refused in words while others are served",
    async (name, content) => {
      const file = await send(name, content);
      const answer = await previewByPdf(file);
      expect([answer.statusCode, answer.json().code]).toEqual([422, "pdf.not.possible"]);
      expect(answer.json().data).toEqual({ name });
    },
    60_000,
  );

  it.each(Object.entries(harmlessPictures))("%s is none, and is printed", async (name, content) => {
    const answer = await previewByPdf(await send(name, content));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  });
});
