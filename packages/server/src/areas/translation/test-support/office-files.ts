import { strToU8, unzipSync, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** An archive of these parts. */
export const packParts = (parts: Parts): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
      ),
    ),
  );

/** The parts of an archive. */
export const partsOf = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** The text of a part. */
export const partOf = (bytes: Uint8Array, name: string): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(partsOf(bytes)[name]);

const WORD_NAMES = `xmlns:w="${MAIN}/wordprocessingml/2006/main" xmlns:r="${MAIN}/officeDocument/2006/relationships" xmlns:mc="${MAIN}/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`;

/** A part of Word with this content. */
export const wordPart = (element: string, content: string): string =>
  `${HEAD}<w:${element} ${WORD_NAMES}>${content}</w:${element}>`;

/** A document of Word with this body and more parts, and with a picture that must stay as it is. */
export const wordFile = (body: string, more: Parts = {}): Uint8Array<ArrayBuffer> =>
  packParts({
    "[Content_Types].xml": `${HEAD}<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "word/document.xml": wordPart("document", `<w:body>${body}<w:sectPr/></w:body>`),
    "word/styles.xml": wordPart("styles", "<w:style/>"),
    "word/media/image1.png": Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256),
    ...more,
  });

const DRAWING = `xmlns:a="${MAIN}/drawingml/2006/main" xmlns:r="${MAIN}/officeDocument/2006/relationships" xmlns:p="${MAIN}/presentationml/2006/main" xmlns:c="${MAIN}/drawingml/2006/chart"`;
const references = (...targets: string[]): string =>
  `${HEAD}<Relationships>${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="x" Target="${target}"/>`).join("")}</Relationships>`;

/** A part of slides or charts. */
export const drawingPart = (element: string, content: string): string =>
  `${HEAD}<${element} ${DRAWING}>${content}</${element}>`;

/** Slides, of which the second file comes first, with notes, a chart and a master. */
export const slideFile = (
  first: string,
  second: string,
  notes: string,
  chart: string,
): Uint8Array<ArrayBuffer> => {
  const slide = (content: string) =>
    drawingPart(
      "p:sld",
      `<p:cSld><p:spTree><p:sp><p:txBody><a:bodyPr/>${content}</p:txBody></p:sp></p:spTree></p:cSld>`,
    );
  return packParts({
    "ppt/presentation.xml": drawingPart(
      "p:presentation",
      '<p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst>',
    ),
    "ppt/_rels/presentation.xml.rels": references("slides/slide1.xml", "slides/slide2.xml"),
    "ppt/slides/slide1.xml": slide(second),
    "ppt/slides/slide2.xml": slide(first),
    "ppt/slides/_rels/slide2.xml.rels": references("../notesSlides/notesSlide1.xml", "../charts/chart1.xml"),
    "ppt/notesSlides/notesSlide1.xml": drawingPart("p:notes", `<p:txBody>${notes}</p:txBody>`),
    "ppt/charts/chart1.xml": drawingPart("c:chartSpace", chart),
    "ppt/slideMasters/slideMaster1.xml": drawingPart(
      "p:sldMaster",
      "<a:p><a:r><a:t>Master</a:t></a:r></a:p>",
    ),
  });
};

/** A workbook of one sheet `Data`. */
export const workbookFile = (
  cells: string,
  strings: string,
  more: Parts = {},
  sheetReferences: string[] = [],
) =>
  packParts({
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}/spreadsheetml/2006/main" xmlns:r="${MAIN}/officeDocument/2006/relationships"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": references("worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `${HEAD}<worksheet xmlns="${MAIN}/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
    "xl/worksheets/_rels/sheet1.xml.rels": references(...sheetReferences),
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}/spreadsheetml/2006/main">${strings}</sst>`,
    ...more,
  });
