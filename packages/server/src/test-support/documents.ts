import { crc32, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A grey picture. */
export const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const lines = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row++) lines[row * (width + 1)] = 0;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(lines)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
};

const packed = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([path, part]) => [path, typeof part === "string" ? strToU8(part) : part]),
      ),
    ),
  );

/** A Word document of these paragraphs and tables, in Word's own markup, with a picture that `rId1` names. */
export const wordOf = (body: string, picture = pngOf(40, 20)): Uint8Array<ArrayBuffer> =>
  packed({
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/styles.xml":
      '<w:styles><w:style w:styleId="1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="a3"><w:name w:val="Normal"/></w:style></w:styles>',
    "word/numbering.xml":
      '<w:numbering><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="8"/></w:num></w:numbering>',
    "word/_rels/document.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="media/image1.png"/></Relationships>',
    "word/media/image1.png": picture,
  });

/** A workbook with one sheet of text. */
export const sheetOf = (name: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`,
  );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return packed({
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${cells.join("")}</sheetData></worksheet>`,
  });
};

/** A presentation of one slide. */
export const slidesOf = (title: string, words: string): Uint8Array<ArrayBuffer> =>
  packed({
    "ppt/presentation.xml": '<p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst>',
    "ppt/_rels/presentation.xml.rels":
      '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
    "ppt/slides/slide1.xml": `<p:sp><p:ph type="title"/><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sp>`,
  });
