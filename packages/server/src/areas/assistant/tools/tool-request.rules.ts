import type { CallRequest } from "../../../kernel/call-endpoint.ts";
import type { Tool } from "./tool-catalog.ts";

/** Records of one list that a tool returns if the caller does not say how many. */
const DEFAULT_LIMIT = 10;

type Values = Record<string, unknown>;

export interface ToolRequest extends CallRequest {
  readonly params: Values;
  readonly query: Values;
  readonly body: Values | undefined;
}

const isPlain = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Ids are texts, which models like to write as numbers. */
const asText = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

const asQuery = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).join(",") : isPlain(value) ? JSON.stringify(value) : String(value);

/**
 * The request of a tool's call. Inputs that the tool does not have are left out; the endpoint's schemas check the rest.
 *
 * @example requestOf(tool, { projectId: 3, search: "pUC" }) // { params: {}, query: { projectId: "3", search: "pUC" } }
 */
export const requestOf = ({ input, partOf, mark, row }: Tool, given: unknown): ToolRequest => {
  const request = { params: {} as Values, query: {} as Values, body: {} as Values };
  for (const [name, value] of Object.entries(isPlain(given) ? given : {})) {
    const part = partOf[name];
    if (part === undefined || value === undefined || (part !== "body" && value === null)) continue;
    const { type, anyOf = [] } = input.properties[name] ?? {};
    const isText = part === "params" || [type, ...anyOf.map((one) => one.type)].includes("string");
    request[part][name] = part === "query" ? asQuery(value) : isText ? asText(value) : value;
  }
  if (partOf.limit === "query") request.query.limit ??= String(DEFAULT_LIMIT);
  return { ...request, body: row.body === undefined ? undefined : { ...request.body, ...mark.fixed } };
};

/** The value at a dotted path. @example valueAt({ file: { name: "a" } }, "file.name") // "a" */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ""
    ? value
    : path.split(".").reduce<unknown>((from, name) => (isPlain(from) ? from[name] : undefined), value);

/** A copy with another value at a dotted path; objects on the way are created. */
export const withValueAt = (value: unknown, path: string, next: unknown): unknown => {
  const [name = "", ...rest] = path.split(".");
  const from = isPlain(value) ? value : {};
  return { ...from, [name]: rest.length === 0 ? next : withValueAt(from[name], rest.join("."), next) };
};
