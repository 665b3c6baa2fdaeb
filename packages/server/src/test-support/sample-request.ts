import type { Endpoint } from "@benchleaf/contract";
import { z } from "zod";

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const schemaOf = (schema: z.ZodType | undefined): JsonSchema =>
  schema === undefined ? {} : (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);

/** The smallest value that a schema accepts, as far as its types, limits and choices show. */
const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(choices[0] ?? {});
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return false;
    case "string":
      if (schema.format === "uuid") return UNKNOWN_UUID;
      if (schema.format === "email") return "someone@example.test";
      if (schema.format === "date") return "2100-01-01";
      if (schema.format === "date-time") return "2100-01-01T00:00:00Z";
      // A pattern is an id's; anything else may be a sequence's characters.
      return (schema.pattern === undefined ? "A" : "1").repeat(Math.max(schema.minLength ?? 1, 1));
    default:
      return null;
  }
};

export const UNKNOWN_UUID = "00000000-0000-4000-8000-000000000000";

export interface SampleRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
}

const parts = ["params", "query", "body"] as const;

/** The smallest request that a row takes. */
export const sampleRequest = (row: Endpoint): SampleRequest => {
  const [params, query, body] = parts.map((part) => sampleOf(schemaOf(row[part])) ?? {});
  return { params, query, body } as SampleRequest;
};

export interface IdField {
  readonly part: (typeof parts)[number];
  readonly name: string;
  readonly isList: boolean;
}

/** Ids of a browser, of a program elsewhere, and of what the administrator of the installation reads of all teams. */
/** Those of prices are the payment provider's, and of no team. */
const namesNoRecord = new Set([
  "visitorId",
  "clientMessageId",
  "googleClientId",
  "feedbackId",
  "priceId",
  "newPriceId",
  "productId",
]);

/** The fields of a row's request that name a record: `…Id`, `…Ids` and `uuid`. */
export const idFieldsOf = (row: Endpoint): IdField[] =>
  parts.flatMap((part) =>
    Object.entries(schemaOf(row[part]).properties ?? {})
      .filter(([name]) => /(Id|Ids)$|^uuid$/.test(name) && !namesNoRecord.has(name))
      .map(([name, schema]) => ({ part, name, isList: schema.type === "array" })),
  );
