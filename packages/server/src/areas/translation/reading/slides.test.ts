import { expect, it } from "vitest";
import { partOf, partsOf, slideFile } from "../test-support/office-files.ts";
import { readDocument, writeDocument } from "./document-text.ts";

const run = (text: string, properties = ' lang="en-US" dirty="0"'): string =>
  `<a:r><a:rPr${properties}/><a:t>${text}</a:t></a:r>`;
const paragraph = (content: string): string =>
  `<a:p><a:pPr lvl="1"/>${content}<a:endParaRPr lang="en-US"/></a:p>`;

const table = `<a:tbl><a:tr><a:tc><a:txBody>${paragraph(run("In a cell"))}</a:txBody></a:tc></a:tr></a:tbl>`;
const chart = `<c:title><c:tx><c:rich>${paragraph(run("Growth"))}</c:rich></c:tx></c:title><c:ser><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:pt idx="0"><c:v>Control</c:v></c:pt></c:strCache></c:strRef></c:tx><c:val><c:numCache><c:pt idx="0"><c:v>1.5</c:v></c:pt></c:numCache></c:val></c:ser>`;
const whole = slideFile(
  paragraph(
    `${run("Lysis ")}${run("buffer", ' lang="de-DE" err="1"')}${run(" is ")}${run("cold", ' b="1"')}<a:br><a:rPr lang="en-US"/></a:br>${run("always")}<a:fld id="{1}" type="slidenum"><a:rPr/><a:t>1</a:t></a:fld>`,
  ) + table,
  paragraph(run("Second slide")),
  paragraph(run("Say this")),
  chart,
);

it("slides are read in their order, with tables, charts and notes, without masters", async () => {
  const { segments } = await readDocument("pptx", whole);
  expect(segments.map(({ text, place }) => [text, place])).toEqual([
    ["Lysis buffer is ⟦f1⟧cold⟦/f1⟧⟦x1⟧always", "slide 1"],
    ["In a cell", "slide 1"],
    ["Say this", "notes 1"],
    ["Growth", "slide 1"],
    ["Control", "slide 1"],
    ["Second slide", "slide 2"],
  ]);
});

it("slides change in the translated text alone", async () => {
  const { segments } = await readDocument("pptx", whole);
  const same = await writeDocument("pptx", whole, new Map(segments.map(({ no, text }) => [no, text])));
  expect(Buffer.from(same).equals(Buffer.from(whole))).toBe(true);
  const after = await writeDocument(
    "pptx",
    whole,
    new Map([
      [1, "⟦f1⟧冷⟦/f1⟧的⟦x1⟧裂解液"],
      [5, "对照 <1>"],
    ]),
  );
  expect((await readDocument("pptx", after)).segments.map(({ text }) => text)).toEqual([
    "⟦f1⟧冷⟦/f1⟧的⟦x1⟧裂解液",
    "In a cell",
    "Say this",
    "Growth",
    "对照 <1>",
    "Second slide",
  ]);
  expect(partOf(after, "ppt/slides/slide2.xml")).toContain(
    '<a:pPr lvl="1"/><a:r><a:rPr b="1"/><a:t>冷</a:t></a:r><a:r><a:t>的</a:t></a:r><a:br><a:rPr lang="en-US"/></a:br><a:r><a:t>裂解液</a:t></a:r><a:fld id="{1}" type="slidenum"><a:rPr/><a:t>1</a:t></a:fld><a:endParaRPr lang="en-US"/>',
  );
  expect(partOf(after, "ppt/charts/chart1.xml")).toContain("<c:v>对照 &lt;1&gt;</c:v>");
  const [before, now] = [partsOf(whole), partsOf(after)];
  const changed = Object.keys(before).filter(
    (name) => !Buffer.from(now[name]!).equals(Buffer.from(before[name]!)),
  );
  expect(changed).toEqual(["ppt/slides/slide2.xml", "ppt/charts/chart1.xml"]);
});
