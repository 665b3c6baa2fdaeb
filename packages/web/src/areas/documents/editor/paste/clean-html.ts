const DROPPED = "script, style, meta, link, title, iframe, object, embed, form, noscript, template, svg, xml";
const BLOCK = /^(P|DIV|UL|OL|TABLE|PRE|BLOCKQUOTE|H[1-6]|HR)$/;

const isWordItem = (element: Element): boolean =>
  element.tagName !== "LI" &&
  (/mso-list:\s*l\d/i.test(element.getAttribute("style") ?? "") || /MsoList/i.test(element.className));

/** A paragraph of Word that is a list item only by its look. */
const readWordItem = (element: Element): Element => {
  const level = Number(/level(\d+)/i.exec(element.getAttribute("style") ?? "")?.[1] ?? 1);
  const paragraph = element.ownerDocument.createElement("p");
  const marker = element.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  const isOrdered = /^\s*(\d+|[a-z])[.)、]/i.test(marker?.textContent ?? element.textContent ?? "");
  marker?.remove();
  paragraph.append(...element.childNodes);
  paragraph.dataset.list = isOrdered ? "ordered" : "bullet";
  if (level > 1) paragraph.dataset.indent = String(Math.min(level - 1, 8));
  return paragraph;
};

const listOf = (list: Element, box: Element | null): string => {
  if (box !== null) return "task";
  return list.tagName === "OL" ? "ordered" : "bullet";
};

const flattenItem = (list: Element, item: Element, depth: number): Element[] => {
  const made: Element[] = [];
  const box = item.querySelector(":scope > input[type=checkbox], :scope > p > input[type=checkbox]");
  const begin = (): HTMLElement => {
    const next = item.ownerDocument.createElement("p");
    next.dataset.list = listOf(list, box);
    if (box?.hasAttribute("checked")) next.dataset.isChecked = "true";
    if (depth > 0) next.dataset.indent = String(Math.min(depth, 8));
    made.push(next);
    return next;
  };
  let paragraph: HTMLElement | null = null;
  for (const child of [...item.childNodes]) {
    const tag = child instanceof Element ? child.tagName : "";
    if (/^(UL|OL)$/.test(tag)) {
      paragraph = null;
      made.push(...flattenList(child as Element, depth + 1));
    } else if (/^(TABLE|PRE)$/.test(tag)) {
      paragraph = null;
      made.push(child as Element);
    } else if (BLOCK.test(tag)) {
      // The first paragraph of an item is the item, each further one a line of its own.
      paragraph = begin();
      paragraph.append(...child.childNodes);
    } else if (paragraph !== null || (child.textContent ?? "").trim() !== "") {
      paragraph ??= begin();
      paragraph.append(child);
    }
  }
  if (made.length === 0) begin();
  return made;
};

/** Nested lists as flat paragraphs that know their depth. */
const flattenList = (list: Element, depth: number): Element[] =>
  [...list.children].flatMap((item) =>
    /^(UL|OL)$/.test(item.tagName) ? flattenList(item, depth + 1) : flattenItem(list, item, depth),
  );

/** The style that is written at an element. The page's policy empties the element's own. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const { style } = document.createElement("span");
  style.cssText = element.getAttribute("style") ?? "";
  return style;
};

/** The mark of a style, e.g. `strong`. */
const markOf = ({
  fontWeight,
  fontStyle,
  verticalAlign,
  textDecoration,
}: CSSStyleDeclaration): string | null => {
  if (Number(fontWeight) >= 600 || fontWeight === "bold") return "strong";
  if (fontStyle === "italic") return "em";
  if (verticalAlign === "super") return "sup";
  if (verticalAlign === "sub") return "sub";
  return textDecoration.includes("line-through") ? "s" : null;
};

/** The rows of a table as lines, their cells separated by blanks. */
const linesOf = (table: Element): Element[] =>
  [...table.querySelectorAll("tr")].map((row) => {
    const line = table.ownerDocument.createElement("div");
    for (const [index, cell] of [...row.children].entries())
      line.append(index > 0 ? " " : "", ...cell.childNodes);
    return line;
  });

const removeComments = (body: Element): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
  for (const comment of found) comment.remove();
};

/**
 * Pasted HTML for the editor: lists are flat, markup that Word and web pages add is removed, and nothing of it runs
 * or loads anything. The editor then accepts only what its schema allows.
 *
 * @example cleanHtml("<ul><li>a<ul><li>b</li></ul></li></ul>") // '<p data-list="bullet">a</p><p data-list="bullet"
 * data-indent="1">b</p>'
 */
export const cleanHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  removeComments(body);
  // Google Docs wraps all it copies in a bold that is none; Word's `mso-bidi-font-weight` says nothing about it.
  for (const bold of body.querySelectorAll<HTMLElement>("b"))
    if (bold.id.startsWith("docs-internal") || styleOf(bold).fontWeight === "normal")
      bold.replaceWith(...bold.childNodes);
  // The innermost first. A cell holds no table.
  for (const table of [...body.querySelectorAll("table table")].reverse())
    table.replaceWith(...linesOf(table));
  for (const quote of body.querySelectorAll("blockquote"))
    if (![...quote.children].some(({ tagName }) => BLOCK.test(tagName))) {
      const paragraph = body.ownerDocument.createElement("p");
      paragraph.append(...quote.childNodes);
      quote.append(paragraph);
    }
  for (const paragraph of body.querySelectorAll("p, div"))
    if (isWordItem(paragraph)) paragraph.replaceWith(readWordItem(paragraph));
  for (const list of [...body.querySelectorAll("ul, ol")])
    if (list.isConnected && !list.parentElement?.closest("ul, ol")) list.replaceWith(...flattenList(list, 0));
  // External pictures would be loaded from here, and reveal who reads the page.
  for (const image of body.querySelectorAll("img:not([data-attachment-id])")) image.remove();
  for (const span of body.querySelectorAll<HTMLElement>("span[style]")) {
    const mark = markOf(styleOf(span));
    if (mark === null) continue;
    const marked = body.ownerDocument.createElement(mark);
    marked.append(...span.childNodes);
    span.replaceWith(marked);
  }
  for (const element of body.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (/^(on.*|style|class|id|lang|dir|width|height|src|srcset)$/i.test(name))
        element.removeAttribute(name);
  return body.innerHTML;
};
