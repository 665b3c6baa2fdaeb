import { expect, it } from "vitest";
import { drawingPart, packParts, partOf, partsOf, workbookFile } from "../test-support/office-files.ts";
import { readDocument, writeDocument } from "./document-text.ts";

const shared = (cell: string, index: number): string => `<c r="${cell}" t="s"><v>${index}</v></c>`;
const textsOf = async (bytes: Uint8Array) =>
  (await readDocument("xlsx", bytes)).segments.map(({ text, place }) => [text, place]);

const strings = `<si><t>Sample</t></si><si><t xml:space="preserve"> Two
lines </t></si><si><r><t>CO</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t xml:space="preserve"> content</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si><si/><si><t>5_x000D_A</t></si><si><t>42</t></si>`;
const cells = `<row r="1">${shared("A1", 0)}${shared("B1", 1)}${shared("C1", 2)}<c r="D1" t="inlineStr"><is><t>Here &amp; now</t></is></c></row><row r="2"><c r="A2"><f>A1&amp;B1</f><v>3</v></c><c r="B2" t="str"><f>LOWER("ABC")</f><v>abc</v></c>${shared("C2", 0)}${shared("D2", 4)}${shared("E2", 5)}</row>`;

it("cells are read with their places, shared ones once, without formulas and numbers", async () => {
  expect(await textsOf(workbookFile(cells, strings))).toEqual([
    ["Here & now", "sheet Data D1"],
    ["Sample", "sheet Data A1"],
    ["Two⟦x1⟧lines", "sheet Data B1"],
    ["CO⟦f1⟧2⟦/f1⟧ content", "sheet Data C1"],
    ["5⟦x1⟧A", "sheet Data D2"],
  ]);
});

it("cells change in their text alone", async () => {
  const whole = workbookFile(cells, strings);
  const { segments } = await readDocument("xlsx", whole);
  const same = await writeDocument("xlsx", whole, new Map(segments.map(({ no, text }) => [no, text])));
  expect(Buffer.from(same).equals(Buffer.from(whole))).toBe(true);
  const after = await writeDocument(
    "xlsx",
    whole,
    new Map([
      [1, "此处 & 现在"],
      [2, "样品"],
      [3, "两⟦x1⟧行"],
      [4, "含 CO⟦f1⟧2⟦/f1⟧ 量"],
    ]),
  );
  expect(partOf(after, "xl/worksheets/sheet1.xml")).toBe(
    partOf(whole, "xl/worksheets/sheet1.xml").replace(
      "<t>Here &amp; now</t>",
      '<t xml:space="preserve">此处 &amp; 现在</t>',
    ),
  );
  expect(partOf(after, "xl/sharedStrings.xml")).toContain(
    '<si><t xml:space="preserve">样品</t></si><si><t xml:space="preserve"> 两\n行 </t></si><si><r><t xml:space="preserve">含 CO</t></r><r><rPr><vertAlign val="subscript"/></rPr><t xml:space="preserve">2</t></r><r><t xml:space="preserve"> 量</t></r></si><si/><si><t>5_x000D_A</t></si>',
  );
});

it("texts with which formulas compare stay, with a warning", async () => {
  const compared = `<row r="1">${shared("A1", 0)}${shared("B1", 1)}<c r="C1"><f>IF(A1=&quot;yes&quot;,COUNTIF(A:A,"Two*"),0)</f><v>0</v></c></row>`;
  const { segments, warnings } = await readDocument(
    "xlsx",
    workbookFile(compared, "<si><t>Yes</t></si><si><t>Two lines</t></si><si><t>No</t></si>"),
  );
  expect(segments.map(({ text }) => text)).toEqual(["No"]);
  expect(warnings).toEqual([
    { code: "formula.text", place: "sheet Data A1" },
    { code: "formula.text", place: "sheet Data B1" },
  ]);
});

it("titles of a table stay, since the table names its columns by them", async () => {
  const table = '<table ref="A1:B3"><tableColumns><tableColumn id="1" name="Sample"/></tableColumns></table>';
  const whole = workbookFile(
    `<row r="1">${shared("A1", 0)}<c r="B1" t="inlineStr"><is><t>Dose</t></is></c></row><row r="2">${shared("A2", 1)}</row>`,
    "<si><t>Sample</t></si><si><t>Cells</t></si>",
    { "xl/tables/table1.xml": table },
    ["../tables/table1.xml"],
  );
  const { segments, warnings } = await readDocument("xlsx", whole);
  expect(segments.map(({ text }) => text)).toEqual(["Cells"]);
  expect(warnings.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "table.header sheet Data B1",
    "table.header sheet Data A1",
  ]);
});

it("comments, drawings and charts have text too; a chart says what its cells say", async () => {
  const whole = workbookFile(
    `<row r="1">${shared("A1", 0)}</row>`,
    "<si><t>Control</t></si>",
    {
      "xl/comments1.xml":
        '<comments><commentList><comment ref="A1"><text><r><rPr><b/></rPr><t>Wang:</t></r><r><t xml:space="preserve"> check this again</t></r></text></comment></commentList></comments>',
      "xl/drawings/drawing1.xml": drawingPart("xdr:wsDr", "<a:p><a:r><a:t>Arrow</a:t></a:r></a:p>").replace(
        "<xdr:wsDr",
        '<xdr:wsDr xmlns:xdr="x"',
      ),
      "xl/drawings/_rels/drawing1.xml.rels":
        '<Relationships><Relationship Id="rId1" Target="../charts/chart1.xml"/></Relationships>',
      "xl/charts/chart1.xml": drawingPart(
        "c:chartSpace",
        "<c:strCache><c:pt><c:v>Control</c:v></c:pt><c:pt><c:v>Elsewhere</c:v></c:pt></c:strCache>",
      ),
    },
    ["../comments1.xml", "../drawings/drawing1.xml"],
  );
  expect(await textsOf(whole)).toEqual([
    ["Control", "sheet Data A1"],
    ["⟦f1⟧Wang:⟦/f1⟧ check this again", "comment Data A1"],
    ["Arrow", "sheet Data"],
  ]);
  const after = await writeDocument(
    "xlsx",
    whole,
    new Map([
      [1, "对照"],
      [2, "⟦f1⟧王：⟦/f1⟧请再查一次"],
      [3, "箭头"],
    ]),
  );
  expect(partOf(after, "xl/charts/chart1.xml")).toContain("<c:v>对照</c:v></c:pt><c:pt><c:v>Elsewhere</c:v>");
  expect(await textsOf(after)).toEqual([
    ["对照", "sheet Data A1"],
    ["⟦f1⟧王：⟦/f1⟧请再查一次", "comment Data A1"],
    ["箭头", "sheet Data"],
  ]);
});

it("a workbook whose elements have a prefix is read and written", async () => {
  const plain = partsOf(workbookFile(`<row r="1">${shared("A1", 0)}</row>`, "<si><t>Sample</t></si>"));
  const text = (name: string) => Buffer.from(plain[name]!).toString();
  const prefixed = packParts({
    ...plain,
    "xl/sharedStrings.xml": text("xl/sharedStrings.xml")
      .replace(/<(\/?)(sst|si|t)\b/g, "<$1x:$2")
      .replace("xmlns=", "xmlns:x="),
    "xl/worksheets/sheet1.xml": text("xl/worksheets/sheet1.xml")
      .replace(/<(\/?)(worksheet|sheetData|row|c|v)\b/g, "<$1x:$2")
      .replace("xmlns=", "xmlns:x="),
  });
  expect(await textsOf(prefixed)).toEqual([["Sample", "sheet Data A1"]]);
  const after = await writeDocument("xlsx", prefixed, new Map([[1, "样品"]]));
  expect(partOf(after, "xl/sharedStrings.xml")).toContain(
    '<x:si><x:t xml:space="preserve">样品</x:t></x:si>',
  );
});
