import type { Endpoint } from "@benchleaf/contract";
import { z } from "zod";
import type { SampleRequest } from "./sample-request.ts";

/** A whole number below a bound. */
export type Random = (below: number) => number;

type Part = Record<string, unknown>;

const TEXTS = [
  "",
  " ",
  "a",
  "0",
  "-1",
  // Two Chinese characters and Greek letters: input, no text of a page.
  "\u8d28\u7c92 α-β µL",
  "😀",
  "'; drop table file; --",
  "<img src=x onerror=1>",
  '=cmd|"/c"!A1',
  "../../etc/passwd",
  "%25%00",
  "\u202Etxt.exe",
  "a\r\nb",
  "\u200B",
  "\uD800",
  "x".repeat(255),
  '"'.repeat(3_000),
  "2026-02-30",
  "2026-12-01T00:00:00Z",
];
const NUMBERS = [0, 1, 2, -1, 0.5, 100, 1e6, 2 ** 31, Number.MAX_SAFE_INTEGER, -(2 ** 31), 1e300];

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

/** Paths of leaf values except ids, which stay, so that requests find their records. */
const leavesOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (isPart(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, inner]) =>
      /(Id|Ids|^uuid|Token)$/.test(key) ? [] : leavesOf(inner, [...path, key]),
    );
  return path.length === 0 ? [] : [path];
};

const mutated = (value: unknown, random: Random): unknown => {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  if (random(12) === 0) return pick([null, [], {}, true, "a", 7]);
  if (typeof value === "string") return random(3) === 0 ? value + pick(TEXTS) : pick(TEXTS);
  if (typeof value === "number") return random(2) === 0 ? value + pick([-1, 1, 0.5]) : pick(NUMBERS);
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return [pick(TEXTS)];
  return pick<unknown>([null, "a", 1, true, [], {}]);
};

/** Optional fields of a row's part that the smallest request leaves out, each with a value to begin with. */
const optionalOf = (schema: z.ZodType | undefined): Part => {
  if (schema === undefined) return {};
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, { type?: string; enum?: unknown[]; items?: object }>;
  };
  const beginnings: Part = { string: "a", boolean: true, integer: 1, number: 1, array: [] };
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, { type = "", enum: choices }]) => [name, choices?.[0] ?? beginnings[type]] as const)
      .filter(([name, value]) => value !== undefined && !/(Id|Ids|^uuid)$/.test(name)),
  );
};

const changeOnce = (part: Part, optional: Part, random: Random): void => {
  const added = Object.keys(optional).filter((name) => !(name in part));
  if (added.length > 0 && random(2) === 0) {
    const name = added[random(added.length)]!;
    part[name] = structuredClone(optional[name]);
    return;
  }
  const leaves = leavesOf(part);
  const path = leaves[random(leaves.length)];
  if (path === undefined) return;
  const parent = path.slice(0, -1).reduce<Part>((inner, key) => inner[key] as Part, part);
  parent[path.at(-1)!] = mutated(parent[path.at(-1)!], random);
};

/** So many changes are tried until the row's schema takes one. */
const TRIES = 12;

/**
 * A request with one to three changed values in its query or body and unchanged ids. Mostly one that the endpoint's
 * schema accepts, so that the work after validation is tested; one in six is sent whatever the schema says.
 */
export const mutateRequest = (row: Endpoint, request: SampleRequest, random: Random): SampleRequest => {
  const asIs = random(6) === 0;
  const optional = { query: optionalOf(row.query), body: optionalOf(row.body) };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const next = structuredClone(request);
    const name = row.body !== undefined && (row.query === undefined || random(3) > 0) ? "body" : "query";
    if (row[name] === undefined || !isPart(next[name])) return request;
    for (let change = random(3); change >= 0; change -= 1)
      changeOnce(next[name] as Part, optional[name], random);
    if (name === "query")
      for (const [key, value] of Object.entries(next.query))
        next.query[key] = typeof value === "string" ? value : JSON.stringify(value);
    if (asIs || row[name].safeParse(next[name]).success) return next;
  }
  return request;
};
