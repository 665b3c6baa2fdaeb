import { type Endpoint, errorStatus, needsOf, TEAM_OWNER } from "@benchleaf/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
};

const parametersOf = (place: "path" | "query", schema: z.ZodType | undefined): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
};

const problemRef = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** Errors of the endpoint, its own and those of its gate, by status. */
const problemsOf = (row: Endpoint): Json => {
  const codes = new Set<keyof typeof errorStatus>(row.errors ?? []);
  if (row.params ?? row.query ?? row.body) codes.add("request.invalid");
  if (row.access !== "public") codes.add("error.unauthorized").add("csrf.invalid");
  if (typeof row.access === "object" && row.access.permission) codes.add("permission.denied");
  if (typeof row.access === "object" && row.access.roles)
    codes.add(
      needsOf(row.access.roles).flat().includes(TEAM_OWNER) ? "tenant.owner.only" : "permission.denied",
    );
  if (typeof row.access === "object" && row.access.feature) codes.add("feature.disabled");
  for (const code of ["rate.limited", "system.error", "system.unavailable"] as const) codes.add(code);
  const byStatus = new Map<number, string[]>();
  for (const code of codes)
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [status, { description: list.join(", "), content: problemRef }]),
  );
};

const successOf = (row: Endpoint): Json => {
  if (row.answersSocket) return { description: "Switching to a websocket" };
  if (row.answersStream) {
    return {
      description: "Server-sent events",
      content: { "text/event-stream": { schema: { type: "string" } } },
    };
  }
  if (row.answersFile) {
    return {
      description: "The file",
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    };
  }
  const data = row.data === undefined ? { type: "null" } : schemaOf(row.data, "output");
  const schema = {
    type: "object",
    required: ["code", "data"],
    properties: { code: { const: "success" }, data },
  };
  return { description: "Success", content: { "application/json": { schema } } };
};

const securityOf = (row: Endpoint): Json[] => {
  if (row.access === "public") return [];
  return [row.method === "GET" ? { session: [] } : { session: [], csrf: [] }];
};

const operationOf = (row: Endpoint): Json => ({
  summary: row.summary,
  operationId: `${row.method.toLowerCase()}${row.path.replace(/[^\w]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
  tags: [
    row.path
      .split("/")
      .slice(1, -1)
      .find((part) => !/^(platform|application|resource)$/.test(part)) ?? "account",
  ],
  ...(typeof row.access === "object" ? { "x-access": row.access } : {}),
  security: securityOf(row),
  parameters: [
    ...parametersOf("path", row.params),
    ...parametersOf("query", row.query),
    { $ref: "#/components/parameters/lang" },
    ...(row.creates ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
  ],
  ...(row.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { "application/json": { schema: schemaOf(row.body, "input") } },
        },
      }),
  responses: { 200: successOf(row), ...problemsOf(row) },
});

const components = {
  parameters: {
    lang: {
      name: "lang",
      in: "header",
      description: "Language of messages",
      schema: { enum: ["zh-CN", "zh-TW", "en-US"] },
    },
    idempotencyKey: {
      name: "idempotency-key",
      in: "header",
      description: "Makes it once: a call with the same key answers as the first one did, for a day",
      schema: { type: "string", minLength: 16, maxLength: 100 },
    },
  },
  securitySchemes: {
    session: { type: "apiKey", in: "cookie", name: "benchleaf_session" },
    csrf: { type: "apiKey", in: "header", name: "x-csrf-token" },
  },
  schemas: {
    Problem: {
      type: "object",
      required: ["code", "message"],
      properties: { code: { enum: Object.keys(errorStatus).sort() }, message: { type: "string" }, data: {} },
    },
  },
};

/** The OpenAPI 3.1 document of the endpoints. */
export const openApiOf = (rows: readonly Endpoint[]) => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of rows) {
    const path = `/app${row.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] ??= {};
    paths[path][row.method.toLowerCase()] = operationOf(row);
  }
  return { openapi: "3.1.0", info: { title: "Benchleaf", version: "1" }, paths, components };
};

/** The OpenAPI 3.1 description of all endpoints. */
export type OpenApi = ReturnType<typeof openApiOf>;
