import { nodeText, type PageMark, type PageNode, pictureKeyOf } from "@benchleaf/contract";
import { zipSync } from "fflate";
import { pictureSize } from "../../kernel/reading/picture-size.ts";
import {
  BULLET_LIST,
  contentTypes,
  type DocxTarget,
  documentPart,
  documentTargets,
  escapeXml,
  numberingPart,
  packageTargets,
  stylesPart,
} from "./docx-parts.ts";

/** Width between the margins, in the units of Word's drawings (914,400 per inch). */
const TEXT_WIDTH = 5_760_000;
const MOST_HEIGHT = 8_400_000;
const EMU_A_PIXEL = 9_525;
const EMU_A_MM = 36_000;

const value = (node: PageNode, name: string): string => String(node.attrs?.[name] ?? "");

const endingOf = (bytes: Uint8Array): "png" | "jpeg" | "gif" | null => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return "jpeg";
  return bytes[0] === 0x47 && bytes[1] === 0x49 ? "gif" : null;
};

const letterProperties = (marks: readonly PageMark[]): string =>
  marks
    .map(({ type, attrs }) => {
      switch (type) {
        case "bold":
          return "<w:b/>";
        case "italic":
          return "<w:i/>";
        case "strike":
          return "<w:strike/>";
        case "highlight":
          return `<w:highlight w:val="${escapeXml(String(attrs?.color ?? "yellow"))}"/>`;
        case "underline":
        case "link":
          return '<w:u w:val="single"/>';
        case "subscript":
        case "superscript":
          return `<w:vertAlign w:val="${type}"/>`;
        case "inlineCode":
          return '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>';
        default:
          return "";
      }
    })
    .join("");

const run = (text: string, properties = ""): string => {
  const lines = text
    .split("\n")
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join("<w:br/>");
  return `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}${lines}</w:r>`;
};

const paragraph = (inside: string, properties = ""): string =>
  `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;
const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`;

const paragraphStyles: Readonly<Record<string, string>> = {
  h1: "Heading1",
  h2: "Heading2",
  h3: "Heading3",
  quote: "Quote",
  note: "Note",
  tip: "Tip",
  warning: "Warning",
  danger: "Danger",
};

/**
 * Writes a page as a Word document: headings, lists, tables, callouts, steps and images; formulas as their source. An
 * image in a format that Word does not support, or without bytes, is replaced by its name.
 */
export const writeDocx = (
  page: PageNode,
  title: string,
  attachments: Readonly<Record<string, Uint8Array>>,
): Uint8Array => {
  const targets: DocxTarget[] = [];
  const media: Record<string, Uint8Array> = {};
  let orderedLists = 0;
  /** Word numbers its drawings. */
  let pictures = 0;

  const target = (kind: DocxTarget["kind"], to: string): string => {
    const known = targets.find((one) => one.kind === kind && one.target === to);
    if (known) return known.id;
    const id = `t${targets.length + 1}`;
    targets.push({ id, kind, target: to });
    return id;
  };

  const inlines = (node: PageNode): string =>
    (node.content ?? [])
      .map((one) => {
        if (one.type === "lineBreak") return "<w:r><w:br/></w:r>";
        if (one.type === "formula")
          return run(value(one, "formula"), '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>');
        if (one.type !== "text") return run(nodeText(one), "<w:b/>");
        const written = run(one.text ?? "", letterProperties(one.marks ?? []));
        const link = one.marks?.find(({ type }) => type === "link");
        if (link === undefined) return written;
        return `<w:hyperlink r:id="${target("hyperlink", String(link.attrs?.href ?? ""))}">${written}</w:hyperlink>`;
      })
      .join("");

  const picture = (node: PageNode): string => {
    const isFigure = node.type === "analysis";
    const key = pictureKeyOf(node) ?? "";
    const bytes = attachments[key];
    const ending = bytes === undefined ? null : endingOf(bytes);
    const size = bytes === undefined ? null : pictureSize(bytes);
    const caption = isFigure ? nodeText(node) : value(node, "caption");
    const below = caption === "" ? "" : paragraph(run(caption), styled("Caption"));
    if (bytes === undefined || ending === null || size === null || size.width === 0)
      return paragraph(run(`[${value(node, "name")}]`, "<w:i/>")) + below;
    media[`word/media/picture${key}.${ending}`] = bytes;
    pictures += 1;
    const id = pictures;
    const share = node.attrs?.width === undefined ? null : Number(node.attrs.width);
    const given = isFigure ? (share ?? 0) * EMU_A_MM : (TEXT_WIDTH * (share ?? 0)) / 100;
    const wanted = Math.min(TEXT_WIDTH, share === null ? size.width * EMU_A_PIXEL : given);
    const width = Math.round(Math.min(wanted, (MOST_HEIGHT * size.width) / size.height));
    const height = Math.round((width * size.height) / size.width);
    const name = escapeXml(value(node, "name"));
    const extent = `cx="${width}" cy="${height}"`;
    const relation = target("image", `media/picture${key}.${ending}`);
    const drawing = `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/><wp:docPr id="${id}" name="${name}" descr="${escapeXml(caption)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
    return paragraph(`<w:r>${drawing}</w:r>`) + below;
  };

  const table = (node: PageNode): string => {
    const rows = node.content ?? [];
    const columns = Math.max(
      1,
      ...rows.map((row) =>
        (row.content ?? []).reduce((sum, cell) => sum + Number(cell.attrs?.colspan ?? 1), 0),
      ),
    );
    // For cells over several rows, Word requires one in each row that continues the one above.
    const covered = new Map<number, { left: number; span: number }>();
    const written = rows.map((row) => {
      const cells: string[] = [];
      let column = 0;
      const goOn = (): void => {
        for (
          let above = covered.get(column);
          above !== undefined && above.left > 0;
          above = covered.get(column)
        ) {
          cells.push(
            `<w:tc><w:tcPr><w:gridSpan w:val="${above.span}"/><w:vMerge/></w:tcPr>${paragraph("")}</w:tc>`,
          );
          above.left -= 1;
          column += above.span;
        }
      };
      goOn();
      for (const cell of row.content ?? []) {
        const span = Number(cell.attrs?.colspan ?? 1);
        const down = Number(cell.attrs?.rowspan ?? 1);
        const merge = down > 1 ? '<w:vMerge w:val="restart"/>' : "";
        const shade = cell.type === "tableHeader" ? '<w:shd w:val="clear" w:fill="EEEEEE"/>' : "";
        cells.push(
          `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/>${merge}${shade}</w:tcPr>${blocks(cell.content ?? []) || paragraph("")}</w:tc>`,
        );
        covered.set(column, { left: down - 1, span });
        column += span;
        goOn();
      }
      return `<w:tr>${cells.join("")}</w:tr>`;
    });
    const edge = (side: string) => `<w:${side} w:val="single" w:sz="4" w:color="AAAAAA"/>`;
    const edges = ["top", "left", "bottom", "right", "insideH", "insideV"].map(edge).join("");
    const grid = `<w:gridCol w:w="${Math.floor(9070 / columns)}"/>`.repeat(columns);
    return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join("")}</w:tbl>${paragraph("")}`;
  };

  const block = (node: PageNode, list: number): string => {
    switch (node.type) {
      case "paragraph": {
        const kind = paragraphStyles[value(node, "kind")];
        const align = value(node, "align");
        const indent = Number(node.attrs?.indent ?? 0);
        const isTask = value(node, "list") === "task";
        const properties = [
          kind === undefined ? "" : styled(kind),
          list > 0 ? `<w:numPr><w:ilvl w:val="${indent}"/><w:numId w:val="${list}"/></w:numPr>` : "",
          isTask ? `<w:ind w:left="${(indent + 1) * 420}"/>` : "",
          align === "" ? "" : `<w:jc w:val="${escapeXml(align)}"/>`,
        ].join("");
        const box = isTask ? run(node.attrs?.isChecked === true ? "☑ " : "☐ ") : "";
        return paragraph(box + inlines(node), properties);
      }
      case "step": {
        const [done, note] = [value(node, "doneTime"), value(node, "note")];
        const by = done === "" ? "" : run(` – ${value(node, "doneName")}, ${done}`, '<w:sz w:val="18"/>');
        return (
          paragraph(run(done === "" ? "☐ " : "☑ ") + inlines(node) + by) +
          (note === "" ? "" : paragraph(run(note, "<w:i/>"), '<w:ind w:left="420"/>'))
        );
      }
      case "code":
      case "math":
        return paragraph(run(nodeText(node)), styled("Code"));
      case "divider":
        return paragraph(
          "",
          '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="AAAAAA"/></w:pBdr>',
        );
      case "image":
      case "analysis":
        return picture(node);
      case "table":
        return table(node);
      case "columns":
        return (node.content ?? []).map((column) => blocks(column.content ?? [])).join("");
      default:
        return paragraph(run(`[${nodeText(node)}]`, "<w:i/>"));
    }
  };

  /** An ordered list ends with the first block outside any ordered list; the next one starts at 1 again. */
  const blocks = (nodes: readonly PageNode[]): string => {
    let ordered = 0;
    return nodes
      .map((node) => {
        const list = node.type === "paragraph" ? value(node, "list") : "";
        if (list === "") ordered = 0;
        if (list === "ordered" && ordered === 0) {
          orderedLists += 1;
          ordered = BULLET_LIST + orderedLists;
        }
        return block(node, list === "bullet" ? BULLET_LIST : list === "ordered" ? ordered : 0);
      })
      .join("");
  };

  const body = paragraph(run(title), styled("Title")) + blocks(page.content ?? []);
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return zipSync(
    {
      "[Content_Types].xml": bytes(contentTypes),
      "_rels/.rels": bytes(packageTargets),
      "word/document.xml": bytes(documentPart(body)),
      "word/_rels/document.xml.rels": bytes(documentTargets(targets)),
      "word/styles.xml": bytes(stylesPart),
      "word/numbering.xml": bytes(numberingPart(orderedLists)),
      ...media,
    },
    // The same page gives the same bytes.
    { mtime: new Date("2020-01-01T00:00:00") },
  );
};
