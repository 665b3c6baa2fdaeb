import type { PageNode } from "./page-nodes.ts";
import { type PagePictures, pictureKeyOf } from "./page-pictures.ts";
import { nodeText } from "./page-text.ts";

const value = (node: PageNode, name: string): string => String(node.attrs?.[name] ?? "");
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const tags: Readonly<Record<string, string>> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  inlineCode: "code",
  subscript: "sub",
  superscript: "sup",
  highlight: "mark",
};

const inlineOf = (node: PageNode): string => {
  if (node.type === "lineBreak") return "<br>";
  if (node.type === "formula") return `<code class="formula">${escaped(value(node, "formula"))}</code>`;
  if (node.type !== "text") return `<span class="${node.type}">${escaped(nodeText(node))}</span>`;
  return (node.marks ?? []).reduce(
    (inside, { type, attrs }) => {
      if (type === "link")
        return `<a href="${escaped(String(attrs?.href))}" rel="noopener noreferrer">${inside}</a>`;
      const tag = tags[type];
      return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`;
    },
    escaped(node.text ?? ""),
  );
};

const inside = (node: PageNode): string => (node.content ?? []).map(inlineOf).join("");

const cell = (node: PageNode, pictures: PagePictures): string => {
  const tag = node.type === "tableHeader" ? "th" : "td";
  const spans = ["colspan", "rowspan"]
    .map((name) => (node.attrs?.[name] === undefined ? "" : ` ${name}="${Number(node.attrs[name])}"`))
    .join("");
  return `<${tag}${spans}>${blocks(node.content ?? [], pictures)}</${tag}>`;
};

/** A picture with its caption; its caption alone if there is none. */
const figure = (node: PageNode, pictures: PagePictures): string => {
  const caption = escaped(nodeText(node));
  const address = pictures[pictureKeyOf(node) ?? ""];
  if (address === undefined) return `<p class="${node.type}">${caption}</p>`;
  return `<figure><img src="${escaped(address)}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
};

const block = (node: PageNode, pictures: PagePictures): string => {
  switch (node.type) {
    case "paragraph": {
      const kind = value(node, "kind");
      if (/^h[123]$/.test(kind)) return `<h${Number(kind[1]) + 1}>${inside(node)}</h${Number(kind[1]) + 1}>`;
      if (kind === "quote") return `<blockquote><p>${inside(node)}</p></blockquote>`;
      return `<p${kind === "" ? "" : ` class="callout ${kind}"`}>${inside(node)}</p>`;
    }
    case "code":
      return `<pre><code>${escaped(nodeText(node))}</code></pre>`;
    case "step": {
      const done = value(node, "doneTime");
      const by = done === "" ? "" : ` <small>${escaped(value(node, "doneName"))}, ${done}</small>`;
      const note = value(node, "note");
      return `<p class="step">${done === "" ? "☐" : "☑"} ${inside(node)}${by}${note === "" ? "" : `<br><em>${escaped(note)}</em>`}</p>`;
    }
    case "divider":
      return "<hr>";
    case "table":
      return `<table>${(node.content ?? []).map((row) => `<tr>${(row.content ?? []).map((one) => cell(one, pictures)).join("")}</tr>`).join("")}</table>`;
    case "columns":
      return `<div class="columns">${(node.content ?? []).map((one) => `<div>${blocks(one.content ?? [], pictures)}</div>`).join("")}</div>`;
    case "image":
    case "analysis":
      return figure(node, pictures);
    case "math":
      return `<pre class="formula">${escaped(value(node, "formula"))}</pre>`;
    default:
      return `<p class="${node.type}">${escaped(nodeText(node))}</p>`;
  }
};

const item = (node: PageNode): string => {
  const box = value(node, "list") === "task" ? (node.attrs?.isChecked === true ? "☑ " : "☐ ") : "";
  return `<li>${box}${inside(node)}`;
};

/** Flat list items as nested lists. */
const blocks = (nodes: readonly PageNode[], pictures: PagePictures): string => {
  let html = "";
  const open: string[] = [];
  const closeTo = (depth: number): void => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const node of nodes) {
    const list = node.type === "paragraph" ? value(node, "list") : "";
    if (list === "") {
      closeTo(0);
      html += block(node, pictures);
      continue;
    }
    const tag = list === "ordered" ? "ol" : "ul";
    const depth = Number(node.attrs?.indent ?? 0) + 1;
    closeTo(depth);
    if (open.length === depth && open[depth - 1] !== tag) closeTo(depth - 1);
    if (open.length === depth) html += "</li>";
    while (open.length < depth) {
      open.push(tag);
      html += `<${tag}>${open.length < depth ? "<li>" : ""}`;
    }
    html += item(node);
  }
  closeTo(0);
  return html;
};

/** The blocks of a page as HTML, without the frame of a document. */
export const pageBody = (page: PageNode, pictures: PagePictures = {}): string =>
  blocks(page.content ?? [], pictures);

const style =
  "body{font:16px/1.6 system-ui,'Noto Sans SC',sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3rem .6rem;vertical-align:top}" +
  ".callout,blockquote{border-left:4px solid #888;padding-left:1rem;margin-left:0}.columns{display:flex;gap:2rem}" +
  ".columns>div{flex:1}pre{background:#f4f4f4;padding:.8rem;overflow:auto}td p,th p{margin:0}figure{margin:1rem 0}figure img{max-width:100%}figcaption{color:#555}";

/** A page as an HTML document that needs nothing from elsewhere and runs nothing. */
export const pageToHtml = (page: PageNode, title: string, pictures: PagePictures = {}): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>` +
  `<body><h1>${escaped(title)}</h1>${pageBody(page, pictures)}</body></html>`;
