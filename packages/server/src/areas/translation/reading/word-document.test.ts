import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partOf, partsOf, wordFile, wordPart } from "../test-support/office-files.ts";
import { readDocument, writeDocument } from "./document-text.ts";

const run = (text: string, properties = ""): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string): string => `<w:p><w:pPr><w:jc w:val="left"/></w:pPr>${content}</w:p>`;
const textsOf = async (bytes: Uint8Array) =>
  (await readDocument("docx", bytes)).segments.map(({ text }) => text);
const written = async (bytes: Uint8Array, ...targets: string[]) =>
  writeDocument("docx", bytes, new Map(targets.map((target, index) => [index + 1, target])));
/** The body of a document with one paragraph after it was translated. */
const bodyOf = async (content: string, target: string): Promise<string> => {
  const xml = partOf(await written(wordFile(paragraph(content)), target), "word/document.xml");
  return /<\/w:pPr>(.*)<\/w:p><w:sectPr/s.exec(xml)![1]!;
};

describe("a paragraph of Word", () => {
  it("is one text, also if it is in pieces that differ in nothing that is seen", async () => {
    const body = paragraph(
      `<w:r w:rsidR="1"><w:rPr><w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">Add </w:t></w:r><w:proofErr w:type="spellStart"/><w:r w:rsidR="2"><w:rPr><w:rFonts w:hint="eastAsia"/></w:rPr><w:t>buffer</w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:lastRenderedPageBreak/><w:t xml:space="preserve"> A &amp; B</w:t></w:r>`,
    );
    expect(await textsOf(wordFile(body))).toEqual(["Add buffer A & B"]);
    expect(await bodyOf(body.slice(body.indexOf("</w:pPr>") + 8, -6), "加入 A < B")).toBe(
      '<w:r><w:t xml:space="preserve">加入 A &lt; B</w:t></w:r>',
    );
  });
  it("has pairs around other formatting, of which the most is none", async () => {
    const content = `${run("Wash ")}${run("three", "<w:b/>")}${run(" times in H")}${run("2", '<w:vertAlign w:val="subscript"/>')}${run("O.")}`;
    expect(await textsOf(wordFile(paragraph(content)))).toEqual([
      "Wash ⟦f1⟧three⟦/f1⟧ times in H⟦f2⟧2⟦/f2⟧O.",
    ]);
    expect(await bodyOf(content, "用 H⟦f2⟧2⟦/f2⟧O 洗⟦f1⟧三⟦/f1⟧次。")).toBe(
      `${run("用 H")}${run("2", '<w:vertAlign w:val="subscript"/>')}${run("O 洗")}${run("三", "<w:b/>")}${run("次。")}`,
    );
    const bold = `${run("All of it is bold, ", "<w:b/>")}${run("not this")}`;
    expect(await textsOf(wordFile(paragraph(bold)))).toEqual(["All of it is bold, ⟦f1⟧not this⟦/f1⟧"]);
  });
  it("has a code for each tab, break, symbol, picture and note; those at its ends are left out", async () => {
    const content = `<w:r><w:tab/><w:t>One</w:t><w:br/><w:t>two</w:t><w:sym w:font="Symbol" w:char="F06D"/><w:footnoteReference w:id="2"/></w:r>`;
    expect(await textsOf(wordFile(paragraph(content)))).toEqual(["One⟦x1⟧two"]);
    expect(await bodyOf(content, "二⟦x1⟧一")).toBe(
      `<w:r><w:tab/></w:r>${run("二")}<w:r><w:br/></w:r>${run("一")}<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r><w:r><w:footnoteReference w:id="2"/></w:r>`,
    );
  });
  it("keeps a field as one code, and a link as a pair", async () => {
    const field = (code: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const content = `${run("See ")}${field("REF _1 \\h", "Figure 1")}${run(" or ")}<w:hyperlink r:id="rId1">${run("this page")}</w:hyperlink>${run(" or ")}${field('HYPERLINK "x"', "that page")}${run(" now")}`;
    expect(await textsOf(wordFile(paragraph(content)))).toEqual([
      "See ⟦x1⟧ or ⟦f1⟧this page⟦/f1⟧ or ⟦f2⟧that page⟦/f2⟧ now",
    ]);
    const after = await bodyOf(content, "⟦f2⟧乙⟦/f2⟧⟦f1⟧甲⟦/f1⟧⟦x1⟧");
    expect(after).toMatch(
      /HYPERLINK "x".*乙.*"end".*<w:hyperlink r:id="rId1">.*甲.*<\/w:hyperlink>.*REF _1.*Figure 1.*"end"/,
    );
  });
  it("is not a bibliography that a program computes", async () => {
    const body = `${paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>ADDIN ZOTERO_BIBL</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>')}${paragraph(run("Smith, A title"))}${paragraph('<w:r><w:fldChar w:fldCharType="end"/></w:r>')}${paragraph(run("after"))}`;
    expect(await textsOf(wordFile(body))).toEqual(["after"]);
  });
  it("keeps what is deleted, and translates what is inserted", async () => {
    const content = `${run("Dose ")}<w:del w:id="1"><w:r><w:delText>500</w:delText></w:r></w:del><w:ins w:id="2">${run("fifty")}</w:ins>${run(" mg of it")}`;
    const bytes = wordFile(paragraph(content));
    const { segments, warnings } = await readDocument("docx", bytes);
    expect([segments[0]!.text, warnings]).toEqual([
      "Dose ⟦x1⟧⟦f1⟧fifty⟦/f1⟧ mg of it",
      [{ code: "document.revisions", place: "" }],
    ]);
  });
  it("keeps bookmarks and controls", async () => {
    const content = `<w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/><w:bookmarkStart w:id="1" w:name="a"/>${run("One ")}<w:bookmarkEnd w:id="1"/><w:sdt><w:sdtPr><w:alias/></w:sdtPr><w:sdtContent>${run("two")}</w:sdtContent></w:sdt>${run(" of ")}<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${run("choice")}</w:sdtContent></w:sdt>${run(" here")}`;
    expect(await textsOf(wordFile(paragraph(content)))).toEqual(["One ⟦x1⟧⟦f1⟧two⟦/f1⟧ of ⟦x2⟧ here"]);
    const after = await bodyOf(content, "⟦x2⟧的⟦f1⟧二⟦/f1⟧⟦x1⟧");
    for (const piece of [
      'w:name="_GoBack"',
      'w:name="a"',
      'bookmarkEnd w:id="1"',
      "<w:alias/>",
      "dropDownList",
      "choice",
    ])
      expect(after.split(piece)).toHaveLength(2);
  });
  it("keeps hyphens that do not break, and text that looks like a mark", async () => {
    const content = `<w:r><w:t xml:space="preserve">2</w:t><w:noBreakHyphen/><w:t>8 °C with ⟦f1⟧ in it</w:t></w:r>`;
    expect(await textsOf(wordFile(paragraph(content)))).toEqual(["2\u20118 °C with ⟦x1⟧f1⟧ in it"]);
    expect(await bodyOf(content, "在 2\u20118 °C ⟦x1⟧f1⟧")).toBe(
      '<w:r><w:t xml:space="preserve">在 2</w:t><w:noBreakHyphen/><w:t xml:space="preserve">8 °C </w:t></w:r><w:r><w:t xml:space="preserve">⟦</w:t></w:r><w:r><w:t xml:space="preserve">f1⟧</w:t></w:r>',
    );
  });
});

const TEXT_BOX = (text: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph(run(text))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

describe("a document of Word", () => {
  const whole = wordFile(
    `${paragraph(`${run("Before ")}${TEXT_BOX("In a box")}${run(" after")}`)}<w:tbl><w:tr><w:tc>${paragraph(run("In a cell"))}</w:tc></w:tr></w:tbl>${paragraph(run("12.5"))}${paragraph("")}`,
    {
      "word/header1.xml": wordPart("hdr", paragraph(run("At the top"))),
      "word/footer1.xml": wordPart(
        "ftr",
        paragraph(`${run("Page ")}<w:fldSimple w:instr="PAGE">${run("1")}</w:fldSimple>`),
      ),
      "word/footnotes.xml": wordPart(
        "footnotes",
        `<w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(" A note")}`)}</w:footnote>`,
      ),
      "word/comments.xml": wordPart("comments", `<w:comment>${paragraph(run("A remark"))}</w:comment>`),
    },
  );
  it("has text in boxes, tables, headers, footers, notes and comments, with their places", async () => {
    const { segments } = await readDocument("docx", whole);
    expect(segments.map(({ text, place }) => [text, place])).toEqual([
      ["Before ⟦x1⟧ after", ""],
      ["In a box", ""],
      ["In a cell", ""],
      ["A note", "footnotes"],
      ["A remark", "comments"],
      ["At the top", "header 1"],
      ["Page", "footer 1"],
    ]);
  });
  it("is the same, byte for byte, with the same text", async () => {
    const { segments } = await readDocument("docx", whole);
    const same = await writeDocument("docx", whole, new Map(segments.map(({ no, text }) => [no, text])));
    expect(Buffer.from(same).equals(Buffer.from(whole))).toBe(true);
    expect(await writeDocument("docx", whole, new Map())).toBe(whole);
  });
  it("changes in the translated text alone; both versions of a box get it", async () => {
    const after = await writeDocument(
      "docx",
      whole,
      new Map([
        [1, "前⟦x1⟧后"],
        [2, "框"],
        [6, "页眉"],
      ]),
    );
    const [before, now] = [partsOf(whole), partsOf(after)];
    expect(Object.keys(now)).toEqual(Object.keys(before));
    for (const name of Object.keys(before))
      expect(Buffer.from(now[name]!).equals(Buffer.from(before[name]!)), name).toBe(
        name !== "word/document.xml" && name !== "word/header1.xml",
      );
    expect(await textsOf(after)).toEqual([
      "前⟦x1⟧后",
      "框",
      "In a cell",
      "A note",
      "A remark",
      "页眉",
      "Page",
    ]);
    const xml = partOf(after, "word/document.xml");
    expect(xml.split("框")).toHaveLength(3);
    // Everything before the paragraph and after it stays, byte for byte.
    const old = partOf(whole, "word/document.xml");
    const [start, end] = [
      old.indexOf('<w:r><w:t xml:space="preserve">Before'),
      old.length - old.indexOf("<w:tbl>"),
    ];
    expect(xml.slice(0, start)).toBe(old.slice(0, start));
    expect(xml.slice(-end)).toBe(old.slice(-end));
  });
});

it("leaves the ends of fields beyond the paragraph in their order, so that none closes around the text", async () => {
  const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const bytes = wordFile(
    paragraph(`${run("word ")}${field("end")}${run("word ")}${field("begin")}${run("word ")}`),
  );
  const after = await written(bytes, "⟦x2⟧text");
  expect(await textsOf(after)).toEqual(["text"]);
  expect(
    [...partOf(after, "word/document.xml").matchAll(/fldCharType="(\w+)"/g)].map(([, type]) => type),
  ).toEqual(["end", "begin"]);
});

it("writes any text with any marks so that it can be read again", async () => {
  const content = fc.constantFrom(
    run("word "),
    run("bold ", "<w:b/>"),
    run(" "),
    "<w:r><w:tab/></w:r>",
    '<w:bookmarkStart w:id="5" w:name="b"/>',
    `<w:hyperlink r:id="r">${run("link")}${run("bold", "<w:b/>")}</w:hyperlink>`,
    TEXT_BOX("box"),
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  );
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 5 }),
    fc.string({ unit: "binary", maxLength: 5 }),
    fc.constantFrom(
      "⟦f1⟧",
      "⟦/f1⟧",
      "⟦f2⟧",
      "⟦/f2⟧",
      "⟦x1⟧",
      "⟦x2⟧",
      "⟦x9⟧",
      "⟦3⟧",
      "译文",
      "\t",
      "\n",
      "]]>",
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(content, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(piece, { maxLength: 6 }), { minLength: 4, maxLength: 4 }),
      async (paragraphs, targets) => {
        const bytes = wordFile(paragraphs.map((pieces) => paragraph(pieces.join(""))).join(""));
        const { segments } = await readDocument("docx", bytes);
        const same = await writeDocument("docx", bytes, new Map(segments.map(({ no, text }) => [no, text])));
        expect(Buffer.from(same).equals(Buffer.from(bytes))).toBe(true);
        const after = await written(bytes, ...targets.map((pieces) => pieces.join("")));
        // What is no text is never lost.
        const xml = partOf(after, "word/document.xml");
        for (const element of ["<w:tab/>", "bookmarkStart", "txbxContent>", "fldChar "])
          expect(xml.split(element).length).toBeGreaterThanOrEqual(
            partOf(bytes, "word/document.xml").split(element).length,
          );
      },
    ),
    { numRuns: 40 },
  );
});
