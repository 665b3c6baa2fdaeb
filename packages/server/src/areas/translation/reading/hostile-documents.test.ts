import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { damage, randomOf } from "../../../test-support/damage.ts";
import { packParts, partsOf, wordFile, workbookFile } from "../test-support/office-files.ts";
import { UnreadableDocument } from "./document-fault.ts";
import type { DocumentKind } from "./document-segments.ts";
import { readDocument, writeDocument } from "./document-text.ts";

/** The code of the problem, or the number of segments. */
const read = async (bytes: Uint8Array, kind: DocumentKind = "docx"): Promise<string | number> => {
  try {
    return (await readDocument(kind, bytes)).segments.length;
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.code;
    throw error;
  }
};
const timed = async <Result>(work: () => Promise<Result>, most: number): Promise<Result> => {
  const start = cpuTime();
  const result = await work();
  expect(cpuTime() - start).toBeLessThan(most);
  return result;
};

/** Large documents are ten times larger in test:full. */
const TIMES = process.env.BENCHLEAF_FULL === "1" ? 10 : 1;
const DAMAGE_MS = process.env.BENCHLEAF_FULL === "1" ? 10_000 : 500;

const paragraph = "<w:p><w:r><w:t>text</w:t></w:r></w:p>";
const good = wordFile(paragraph);
/** The same archive with another size in its directory. */
const declare = (bytes: Uint8Array, name: string, size: number): Uint8Array => {
  const copy = new Uint8Array(bytes);
  const at = Buffer.from(copy).lastIndexOf(name) - 46;
  new DataView(copy.buffer).setUint32(at + 24, size, true);
  return copy;
};

describe("a file that is no document", () => {
  it.each([
    ["nothing", new Uint8Array(), "document.damaged"],
    ["text", strToU8("hello"), "document.damaged"],
    ["a cut archive", good.subarray(0, good.length - 30), "document.damaged"],
    ["the beginning of an archive", good.subarray(0, 40), "document.damaged"],
    ["an archive of something else", packParts({ "a.txt": "x" }), "document.damaged"],
    ["an encrypted or old document", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), "document.encrypted"],
    ["a part that is cut", wordFile("<w:p><w:r><w:t>x").subarray(), "document.damaged"],
    ["crossed elements", wordFile("<w:p><w:r></w:p></w:r>"), "document.damaged"],
    [
      "too many levels",
      wordFile(`${"<w:sdt>".repeat(5_000)}${"</w:sdt>".repeat(5_000)}`),
      "document.damaged",
    ],
  ])("is refused: %s", async (_, bytes, code) => {
    expect(await read(bytes)).toBe(code);
  });
  it("is refused if it declares entities", async () => {
    const parts = partsOf(good);
    const xml = Buffer.from(parts["word/document.xml"]!).toString();
    const doctype = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    const bytes = packParts({ ...parts, "word/document.xml": xml.replace("?>", `?>${doctype}`) });
    expect(await read(bytes)).toBe("document.entities");
  });
});

describe("a trap", () => {
  it("that declares more than a document has is not unpacked", async () => {
    expect(await timed(() => read(declare(good, "word/document.xml", 3_000_000_000)), 500)).toBe(
      "document.too.large",
    );
    expect(await timed(() => read(declare(good, "word/document.xml", 90_000_000)), 500)).toBe(
      "document.damaged",
    );
  });
  it("that unpacks to more than it declares is stopped there", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(30_000_000) }, { level: 1 });
    expect(await timed(() => read(declare(bomb, "word/document.xml", 1_000)), 1_500)).toBe(
      "document.damaged",
    );
  });
  it("of more parts than a document has is refused", async () => {
    const many = new Uint8Array(good);
    new DataView(many.buffer).setUint16(many.length - 12, 30_000, true);
    expect(await read(many)).toBe("document.too.large");
  });
});

describe("a large document", () => {
  it("of very many pieces takes seconds", async () => {
    const pieces =
      '<w:r w:rsidR="00A1"><w:t>a </w:t></w:r>'.repeat(50_000 * TIMES) +
      "<w:r><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r><w:r><w:t>c</w:t></w:r>".repeat(25_000 * TIMES);
    const bytes = wordFile(`<w:p>${pieces}</w:p>`);
    expect(await timed(() => read(bytes), 20_000)).toBe(1);
  });
  it("of thousands of paragraphs is read and written in seconds", async () => {
    const count = 3_000 * TIMES;
    const bytes = wordFile(`<w:p><w:r><w:t>Wash it</w:t></w:r></w:p>`.repeat(count));
    const after = await timed(
      () =>
        writeDocument("docx", bytes, new Map(Array.from({ length: count }, (_, at) => [at + 1, `洗 ${at}`]))),
      20_000,
    );
    expect((await readDocument("docx", after)).segments.at(-1)!.text).toBe(`洗 ${count - 1}`);
    expect(await read(wordFile(`<w:p><w:r><w:t>a</w:t></w:r></w:p>`.repeat(100_001)))).toBe(
      "document.too.large",
    );
  });
  it("of nested text boxes is read", async () => {
    const nest = (depth: number): string =>
      depth === 0
        ? ""
        : `<w:p><w:r><w:t>t${depth}</w:t></w:r><w:r><w:pict><w:txbxContent>${nest(depth - 1)}</w:txbxContent></w:pict></w:r></w:p>`;
    expect(await timed(() => read(wordFile(nest(50))), 2_000)).toBe(50);
  });
});

describe("damage", () => {
  const body = `<w:p><w:pPr/><w:r><w:rPr><w:b/></w:rPr><w:t>text &amp; more</w:t><w:tab/></w:r><w:hyperlink r:id="r"><w:r><w:t>x</w:t></w:r></w:hyperlink><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>`;
  const files: [string, DocumentKind, Uint8Array, string | null][] = [
    ["a document", "docx", wordFile(body), null],
    ["the text of a document", "docx", wordFile(body), "word/document.xml"],
    [
      "the text of a workbook",
      "xlsx",
      workbookFile(
        '<row><c r="A1" t="s"><v>0</v></c><c t="inlineStr"><is><t>a</t></is></c></row>',
        "<si><t>Sample</t></si><si><r><t>b</t></r></si>",
      ),
      "xl/sharedStrings.xml",
    ],
  ];
  it.each(files)("to %s gives a problem or a document, and takes no time", async (_, kind, whole, part) => {
    const random = randomOf(7);
    const parts = partsOf(whole);
    const end = performance.now() + DAMAGE_MS;
    while (performance.now() < end) {
      const bytes =
        part === null ? damage(whole, random) : packParts({ ...parts, [part]: damage(parts[part]!, random) });
      const start = cpuTime();
      const result = await read(bytes, kind);
      if (typeof result === "number")
        await writeDocument(kind, bytes, new Map([[1, "译文 ⟦x1⟧"]])).catch((error: unknown) => {
          if (!(error instanceof UnreadableDocument)) throw error;
        });
      expect(cpuTime() - start).toBeLessThan(2_000);
    }
  });
});
