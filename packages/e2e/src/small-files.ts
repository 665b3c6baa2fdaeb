import { crc32, deflateSync } from "node:zlib";

/** Real files of many kinds, as small as they can be, written byte by byte. */
export interface SmallFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const longFirst = (value: number): Buffer => long(value).reverse();

/** Entries one after the other, unpacked, and the list of them. */
export const zipOf = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(entries)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    // Bit 11: the name is UTF-8.
    const shared = [word(20), word(0x800), word(0), word(0), word(33), long(crc32(bytes))];
    const sizes = [long(bytes.length), long(bytes.length), word(name.length), word(0)];
    const part = Buffer.concat([Buffer.from("PK\x03\x04"), ...shared, ...sizes, name, bytes]);
    const rest = [word(0), word(0), word(0), long(0), long(at), name];
    list.push(Buffer.concat([Buffer.from("PK\x01\x02"), word(20), ...shared, ...sizes, ...rest]));
    parts.push(part);
    at += part.length;
  }
  const directory = Buffer.concat(list);
  const end = [word(0), word(0), word(list.length), word(list.length), long(directory.length), long(at)];
  return Buffer.concat([...parts, directory, Buffer.from("PK\x05\x06"), ...end, word(0)]);
};

/** A gel in grey: dark, with a bright band. */
export const pngOf = (width: number, height: number): Buffer => {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, () => (y % 24 < 5 ? 220 : 40))]),
  );
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    return Buffer.concat([longFirst(data.length), body, longFirst(crc32(body))]);
  };
  const header = Buffer.concat([longFirst(width), longFirst(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A second of a tone. */
const wav = (): Buffer => {
  const rate = 8_000;
  const tone = Buffer.from(Array.from({ length: rate }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))));
  const format = [long(16), word(1), word(1), long(rate), long(rate), word(1), word(8)];
  const head = [Buffer.from("RIFF"), long(36 + tone.length), Buffer.from("WAVEfmt "), ...format];
  return Buffer.concat([...head, Buffer.from("data"), long(tone.length), tone]);
};

/** Two parameters of 400 cells, as floats. */
const cytometry = (): Buffer => {
  const events = 400;
  const data = Buffer.alloc(events * 8);
  for (let event = 0; event < events; event += 1) {
    data.writeFloatLE(200 + 90 * Math.sin(event) + 60 * Math.sin(event * 7), event * 8);
    data.writeFloatLE(1_000 + event * 5, event * 8 + 4);
  }
  const keywords = {
    $PAR: "2",
    $TOT: String(events),
    $MODE: "L",
    $DATATYPE: "F",
    $BYTEORD: "1,2,3,4",
    $P1N: "FSC-A",
    $P1B: "32",
    $P1R: "1024",
    $P2N: "FITC-A",
    $P2S: "GFP",
    $P2B: "32",
    $P2R: "4096",
    $CYT: "Benchtop",
  };
  const text = `|${Object.entries(keywords).flat().join("|")}|`;
  const start = 58 + text.length;
  const places = [58, start - 1, start, start + data.length - 1, 0, 0].map((at) => String(at).padStart(8));
  return Buffer.concat([Buffer.from(`FCS3.1    ${places.join("")}${text}`), data]);
};

/** Two pages of grey. */
const tiff = (): Buffer => {
  const [width, height] = [64, 48];
  const pageAt = (at: number, tone: number, isLast: boolean): Buffer => {
    const pixels = Buffer.alloc(width * height, tone);
    const tags = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, at],
      [277, 1],
      [278, height],
      [279, pixels.length],
    ] as const;
    const fields = tags.map(([tag, value]) => Buffer.concat([word(tag), word(4), long(1), long(value)]));
    const next = at + pixels.length + 2 + fields.length * 12 + 4 + pixels.length;
    return Buffer.concat([pixels, word(fields.length), ...fields, long(isLast ? 0 : next)]);
  };
  const first = 8 + width * height;
  const one = pageAt(8, 90, false);
  return Buffer.concat([Buffer.from("II*\0"), long(first), one, pageAt(8 + one.length, 200, true)]);
};

const markup = (inside: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${inside}`;
const office = "http://schemas.openxmlformats.org";
const relations = (...rows: readonly (readonly [id: string, type: string, target: string])[]): string =>
  markup(
    `<Relationships xmlns="${office}/package/2006/relationships">${rows
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`,
  );
const contents = (part: string, type: string): string =>
  markup(
    `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
  );

const word2007 = (): Buffer =>
  zipOf({
    "[Content_Types].xml": contents("/word/document.xml", "wordprocessingml.document"),
    "_rels/.rels": relations(["rId1", "officeDocument", "word/document.xml"]),
    "word/document.xml": markup(
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>转染方案 Transfection</w:t></w:r></w:p><w:p><w:r><w:t>每孔加 2 µg 质粒。</w:t></w:r></w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    ),
  });

const sheet2007 = (): Buffer =>
  zipOf({
    "[Content_Types].xml": contents("/xl/workbook.xml", "spreadsheetml.sheet"),
    "_rels/.rels": relations(["rId1", "officeDocument", "xl/workbook.xml"]),
    "xl/_rels/workbook.xml.rels": relations(["rId1", "worksheet", "worksheets/sheet1.xml"]),
    "xl/workbook.xml": markup(
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Ct 值" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/worksheets/sheet1.xml": markup(
      `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>样品</t></is></c><c r="B1" t="inlineStr"><is><t>Ct</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>GAPDH</t></is></c><c r="B2"><v>18.42</v></c></row></sheetData></worksheet>`,
    ),
  });

const slides2007 = (): Buffer => {
  const drawing = "http://schemas.openxmlformats.org/drawingml/2006/main";
  const slideshow = "http://schemas.openxmlformats.org/presentationml/2006/main";
  const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const names = `xmlns:a="${drawing}" xmlns:p="${slideshow}" xmlns:r="${links}"`;
  // Places and sizes in EMU, 914,400 an inch.
  const place = (top: number, height: number) =>
    `<a:xfrm><a:off x="838200" y="${top}"/><a:ext cx="5486400" cy="${height}"/></a:xfrm>`;
  const text = (id: number, kind: string, words: string, top: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr/><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:spPr>${place(top, 914400)}<a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="2800"/><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Gel"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${place(3200400, 2743200)}<a:prstGeom prst="rect"/></p:spPr></p:pic>`;
  return zipOf({
    "[Content_Types].xml": contents("/ppt/presentation.xml", "presentationml.presentation"),
    "_rels/.rels": relations(["rId1", "officeDocument", "ppt/presentation.xml"]),
    "ppt/_rels/presentation.xml.rels": relations(["rId1", "slide", "slides/slide1.xml"]),
    "ppt/presentation.xml": markup(
      `<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    ),
    "ppt/slides/_rels/slide1.xml.rels": relations(["rId1", "image", "../media/image1.png"]),
    "ppt/slides/slide1.xml": markup(
      `<p:sld ${names}><p:cSld><p:spTree>${text(2, '<p:ph type="title"/>', "组会报告 Lab meeting", 457200)}${text(3, "", "Yield &gt; 90 %", 1600200)}${picture}</p:spTree></p:cSld></p:sld>`,
    ),
    "ppt/media/image1.png": pngOf(160, 90),
  });
};

/** A page of a few words; `script` is one that the document wants to run as it opens. */
export const pdfOf = (words: string, script?: string): Buffer => {
  const drawn = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const opening = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : "";
  const things = [
    `<< /Type /Catalog /Pages 2 0 R${opening} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.7\n";
  const places = things.map((thing, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${thing}\nendobj\n`;
    return String(at).padStart(10, "0");
  });
  const table = places.map((at) => `${at} 00000 n \n`).join("");
  const count = things.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};

const file = (name: string, mimeType: string, content: string | Buffer): SmallFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** One of each kind that the page of a file shows. */
export const oneOfEach = (): SmallFile[] => [
  file("a gel.png", "image/png", pngOf(240, 160)),
  file("b stack.tif", "image/tiff", tiff()),
  file("c paper.pdf", "application/pdf", pdfOf("Plasmid report")),
  file(
    "d plan.md",
    "text/markdown",
    "# 质粒提取\n\n::: note 注意\n全程低温\n:::\n\n| 步骤 | 时间 |\n| - | - |\n| 裂解 | 5 min |\n",
  ),
  file("e run.py", "text/x-python", "def tm(sequence):\n    # 粗略\n    return 4 * sequence.count('G')\n"),
  file("f ct.csv", "text/csv", "样品;Ct\nGAPDH;18,42\nACTB;19,07\n"),
  file("g plan.docx", "application/octet-stream", word2007()),
  file("h ct.xlsx", "application/octet-stream", sheet2007()),
  file("i talk.pptx", "application/octet-stream", slides2007()),
  file("j tone.wav", "audio/wav", wav()),
  file("k cells.fcs", "application/octet-stream", cytometry()),
  file("l results.zip", "application/zip", zipOf({ "结果/a.txt": "one", "../../escape.txt": "two" })),
];
