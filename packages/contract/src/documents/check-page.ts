import {
  type AttributeRule,
  type AttributeValue,
  hasBlockId,
  MAX_PAGE_CHARACTERS,
  MAX_PAGE_NODES,
  nodeRule,
  type PageMark,
  type PageMarkName,
  type PageNode,
  pageMarks,
} from "./page-nodes.ts";

/** Deeper than any page: columns, table, row, cell, paragraph, text. */
const MAX_DEPTH = 12;

/** A page that the schema does not allow; the message says where. */
export class PageFault extends Error {
  /** Whether it is a page, but has more text or more blocks than one may have. */
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

const isSafeLink = (value: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(value);

const isValue = (rule: AttributeRule, value: unknown): value is AttributeValue => {
  switch (rule.type) {
    case "text":
      return typeof value === "string" && value.length <= rule.max;
    case "id":
      return typeof value === "string" && /^-?\d{1,18}$/.test(value);
    case "choice":
      return rule.of.includes(value as string);
    case "number":
      return typeof value === "number" && value >= rule.min && value <= rule.max;
    case "flag":
      return typeof value === "boolean";
    case "widths":
      return (
        Array.isArray(value) &&
        value.length <= 100 &&
        value.every((one) => one === null || (typeof one === "number" && one >= 0 && one <= 10_000))
      );
    case "link":
      return typeof value === "string" && value.length <= 2_000 && isSafeLink(value);
  }
};

const isDefault = (name: string, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === "" ||
  (name === "indent" && value === 0) ||
  ((name === "colspan" || name === "rowspan") && value === 1);

/** Attributes that are known, allowed and not at their default, in the order of their names. */
const checkAttributes = (
  rules: Readonly<Record<string, AttributeRule>>,
  given: unknown,
): Record<string, AttributeValue> => {
  const found: Record<string, AttributeValue> = {};
  if (typeof given !== "object" || given === null) return found;
  for (const name of Object.keys(rules).toSorted()) {
    const value = (given as Record<string, unknown>)[name];
    if (!isDefault(name, value) && isValue(rules[name]!, value)) found[name] = value;
  }
  return found;
};

const checkMarks = (given: unknown): PageMark[] => {
  if (!Array.isArray(given)) return [];
  const marks = new Map<string, PageMark>();
  for (const one of given as { type?: unknown; attrs?: unknown }[]) {
    const type = String(one?.type);
    if (!Object.hasOwn(pageMarks, type)) continue;
    const rules: Readonly<Record<string, AttributeRule>> = pageMarks[type as PageMarkName];
    const attrs = checkAttributes(rules, one.attrs);
    if (type === "link" && attrs.href === undefined) continue;
    marks.set(type, Object.keys(attrs).length > 0 ? { type, attrs } : { type });
  }
  return [...marks.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
};

const isAllowedIn = (parent: string, child: string): boolean => {
  const content = nodeRule(parent)?.content ?? "";
  const groups = nodeRule(child)?.groups ?? [];
  return (content.match(/[a-zA-Z]+/g) ?? []).some((name) => name === child || groups.includes(name));
};

/**
 * The page as the schema allows it: unknown nodes are removed, attributes are validated, missing block ids are added
 * and duplicate ids replaced. The same content always gives the same JSON.
 *
 * @throws PageFault if it is not a page, or too large
 * @example checkPage({ type: "doc", content: [{ type: "paragraph" }] }, () => "a1")
 */
export const checkPage = (given: unknown, newId: () => string): PageNode => {
  let nodes = 0;
  let characters = 0;
  const ids = new Set<string>();

  const checkNode = (value: unknown, parent: string, depth: number): PageNode | undefined => {
    const one = value as {
      type?: unknown;
      attrs?: unknown;
      content?: unknown;
      marks?: unknown;
      text?: unknown;
    };
    if (typeof one !== "object" || one === null || typeof one.type !== "string") throw new PageFault("node");
    nodes += 1;
    if (nodes > MAX_PAGE_NODES) throw new PageFault("too many blocks", true);
    if (depth > MAX_DEPTH) throw new PageFault("too deep");
    const { type } = one;
    const rule = nodeRule(type);
    if (rule === undefined || !isAllowedIn(parent, type)) return undefined;
    if (type === "text") {
      if (typeof one.text !== "string" || one.text === "") return undefined;
      // A character that PostgreSQL cannot store in text.
      const text = one.text.replaceAll("\0", "");
      characters += text.length;
      const marks = nodeRule(parent)?.hasMarks === false ? [] : checkMarks(one.marks);
      return { type, ...(marks.length > 0 && { marks }), text };
    }
    const attrs = checkAttributes(rule.attributes, one.attrs);
    if (hasBlockId(type)) {
      if (typeof attrs.id !== "string" || ids.has(attrs.id)) attrs.id = newId();
      ids.add(attrs.id as string);
    }
    const content = rule.content === "" ? [] : checkContent(one.content, type, depth);
    if (content.length === 0 && (type === "columns" || type === "table")) return undefined;
    const ordered = Object.fromEntries(
      Object.keys(attrs)
        .toSorted()
        .map((name) => [name, attrs[name]!]),
    );
    return {
      type,
      ...(Object.keys(ordered).length > 0 && { attrs: ordered }),
      ...(content.length > 0 && { content }),
    };
  };

  const checkContent = (value: unknown, type: string, depth: number): PageNode[] => {
    const given = Array.isArray(value) ? value : [];
    const content = given.flatMap((one) => checkNode(one, type, depth + 1) ?? []);
    if (content.length > 0 || nodeRule(type)?.content.endsWith("*")) return content;
    // Two who each delete another row of a table at once leave one without any: there is nothing of it to show.
    if (type === "columns" || type === "table") return [];
    return [{ type: "paragraph", attrs: { id: newId() } }];
  };

  const page = given as { type?: unknown; content?: unknown };
  if (typeof page !== "object" || page === null || page.type !== "doc") throw new PageFault("no page");
  const content = checkContent(page.content, "doc", 0).filter(
    ({ type, content: inside = [] }) => type !== "columns" || (inside.length >= 2 && inside.length <= 4),
  );
  const whole: PageNode = {
    type: "doc",
    content: content.length > 0 ? content : [{ type: "paragraph", attrs: { id: newId() } }],
  };
  if (characters > MAX_PAGE_CHARACTERS) throw new PageFault("too much text", true);
  return whole;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};

/** A page as text that is the same for the same content: keys sorted, no blanks. A version's digest is of this text. */
export const canonicalPage = (page: PageNode): string => JSON.stringify(sorted(page));
