import { type AssistantLink, type PageNode, pageOfFile, pageText } from "@benchleaf/contract";
import type { Tool } from "./tool-catalog.ts";
import { type ToolRequest, valueAt } from "./tool-request.rules.ts";

/** Longest result of one call, in characters; records at the end are left out. */
export const MAX_RESULT_CHARACTERS = 8_000;
const MAX_RECORDS = 20;
const MAX_TEXT = 600;
const MAX_PAGE_TEXT = 6_000;
const MAX_DEPTH = 6;
const MAX_TITLE = 200;
/** What only pages need. */
const dropped = new Set([
  "abilities",
  "avatar",
  "picture",
  "tenantId",
  "digest",
  "boxes",
  "nextCursor",
  "snippetHtml",
]);

/** What a call has returned: text for the model, and links to its records. */
export interface ToolResult {
  readonly text: string;
  readonly links: readonly AssistantLink[];
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const PAGE = /^\{"type":"doc"/;

/** The text of a notebook page instead of its nodes. */
const asPageText = (content: string): string => {
  try {
    return cut(pageText(JSON.parse(content) as PageNode), MAX_PAGE_TEXT);
  } catch {
    return "";
  }
};

const prune = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return PAGE.test(value) ? asPageText(value) : cut(value, MAX_TEXT);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.slice(0, MAX_RECORDS).map((one) => prune(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !dropped.has(name) && one !== null && one !== "")
      .map(([name, one]) => [name, prune(one, depth + 1)]),
  );
};

/** Fills `{name}` of a template; an address that the server has made stays as it is. */
const fill = (template: string, record: unknown, request: ToolRequest): string | undefined => {
  let isWhole = true;
  const address = template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = valueAt(record, path) ?? request.params[path];
    if (typeof value !== "string" && typeof value !== "number") isWhole = false;
    return path === "address" ? String(value) : encodeURIComponent(String(value));
  });
  return isWhole && address.startsWith("/") && !address.startsWith("//") ? address : undefined;
};

const addressOf = ({ links }: Tool["mark"], record: unknown, request: ToolRequest): string | undefined => {
  if (links?.file !== undefined) {
    const file = valueAt(record, links.file) as Parameters<typeof pageOfFile>[0] | undefined;
    return file === undefined ? undefined : pageOfFile(file);
  }
  return links?.to === undefined ? undefined : fill(links.to, record, request);
};

const recordsIn = (data: unknown, list: string | undefined): readonly unknown[] => {
  const found = list === undefined ? data : valueAt(data, list);
  return (Array.isArray(found) ? found : [found]).slice(0, MAX_RECORDS);
};

/** Links to the records of a response, numbered from `firstNo` on. */
export const linksOf = (
  { mark }: Pick<Tool, "mark">,
  data: unknown,
  request: ToolRequest,
  firstNo: number,
): AssistantLink[] => {
  if (mark.links === undefined) return [];
  const { list, title } = mark.links;
  return recordsIn(data, list).flatMap((record, at): AssistantLink[] => {
    const address = addressOf(mark, record, request);
    const name = valueAt(record, title);
    if (address === undefined || typeof name !== "string") return [];
    return [{ no: firstNo + at, kind: "record", title: cut(name, MAX_TITLE), detail: "", address }];
  });
};

/**
 * A response as a model reads it: each record with its number (`ref`), long texts cut, without what only pages need,
 * and no longer than {@link MAX_RESULT_CHARACTERS}.
 */
export const shapeResult = (
  tool: Pick<Tool, "mark">,
  data: unknown,
  request: ToolRequest,
  firstNo: number,
): ToolResult => {
  const links = linksOf(tool, data, request, firstNo);
  const list = tool.mark.links?.list;
  const all = Array.isArray(data) ? data : list === undefined ? undefined : valueAt(data, list);
  const refs = new Set(links.map(({ no }) => no));
  const numbered = recordsIn(data, list).map((record, at) => {
    const ref = firstNo + at;
    return refs.has(ref) ? { ref, ...(prune(record) as object) } : prune(record);
  });
  const next = valueAt(data, "nextCursor");
  const total = Array.isArray(all) ? all.length : 1;
  for (let count = numbered.length; count >= 0; count -= 1) {
    const isCut = count < total;
    const text = JSON.stringify({
      records: numbered.slice(0, count),
      ...(isCut && { leftOut: total - count }),
      ...(typeof next === "string" && { nextCursor: next }),
    });
    if (text.length <= MAX_RESULT_CHARACTERS || count === 0)
      return {
        text: cut(text, MAX_RESULT_CHARACTERS),
        links: links.filter(({ no }) => no < firstNo + count),
      };
  }
  return { text: "{}", links: [] };
};
