/** Fixed parts of a Word document that `write-docx.ts` fills. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Characters that XML does not allow. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text escaped for XML. */
export const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** An image or a URL that the document refers to. */
export interface DocxTarget {
  readonly id: string;
  readonly kind: "image" | "hyperlink";
  readonly target: string;
}

/** Which kinds of parts a document has. */
export const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="gif" ContentType="image/gif"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/></Types>`;

/** The entry point of the package. */
export const packageTargets = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;

/** The relationships of the document. */
export const documentTargets = (targets: readonly DocxTarget[]): string => {
  const own = targets.map(
    ({ id, kind, target }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${escapeXml(target)}"${kind === "hyperlink" ? ' TargetMode="External"' : ""}/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${OFFICE}/numbering" Target="numbering.xml"/>${own.join("")}</Relationships>`;
};

/** The document around its blocks: A4 with margins of 2.5 cm. */
export const documentPart = (body: string): string =>
  `${HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>`;

const style = (id: string, name: string, paragraph: string, letters: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;
const headingStyle = (level: number, halfPoints: number): string =>
  style(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:sz w:val="${halfPoints}"/>`,
  );
const boxStyle = (id: string, colour: string): string =>
  style(
    id,
    id,
    `<w:pBdr><w:left w:val="single" w:sz="24" w:space="8" w:color="${colour}"/></w:pBdr><w:ind w:left="284"/>`,
    "",
  );

/** Character styles of all kinds of paragraphs; East Asian text uses a font that Word and LibreOffice have. */
export const stylesPart = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="SimSun" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style("Title", "Title", '<w:spacing w:after="240"/>', '<w:b/><w:sz w:val="40"/>')}${headingStyle(1, 32)}${headingStyle(2, 28)}${headingStyle(3, 24)}${boxStyle("Quote", "888888")}${boxStyle("Note", "3B7DD8")}${boxStyle("Tip", "2E8B57")}${boxStyle("Warning", "C77700")}${boxStyle("Danger", "C0392B")}${style("Caption", "caption", "", '<w:i/><w:sz w:val="20"/>')}${style("Code", "Code", '<w:shd w:val="clear" w:fill="F4F4F4"/>', '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/><w:sz w:val="20"/>')}</w:styles>`;

const level = (depth: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(depth + 1) * 420}" w:hanging="420"/></w:pPr></w:lvl>`;
const levels = (format: string, textOf: (depth: number) => string): string =>
  Array.from({ length: 9 }, (_, depth) => level(depth, format, textOf(depth))).join("");

/** The id of all bullet lists; ordered lists have the ids after it, each its own, so that it starts at 1. */
export const BULLET_LIST = 1;

/** Numbering definitions of a document: one for bullets, and several for ordered lists. */
export const numberingPart = (orderedLists: number): string => {
  const ordered = Array.from(
    { length: orderedLists },
    (_, index) =>
      `<w:num w:numId="${BULLET_LIST + 1 + index}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${HEAD}<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0">${levels("bullet", () => "•")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${levels("decimal", (depth) => `%${depth + 1}.`)}</w:abstractNum><w:num w:numId="${BULLET_LIST}"><w:abstractNumId w:val="0"/></w:num>${ordered.join("")}</w:numbering>`;
};
