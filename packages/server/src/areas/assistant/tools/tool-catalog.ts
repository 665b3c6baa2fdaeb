import { type AssistantTool, allEndpoints, type Endpoint } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import { checkCall, type IsFeatureOn } from "../../../kernel/gate.ts";
import { Problem } from "../../../kernel/problem.ts";

interface PropertySchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PropertySchema[];
}

/** A JSON schema of an object, as far as this area looks into it. */
export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
  readonly [key: string]: unknown;
}

const parts = ["params", "query", "body"] as const;
type Part = (typeof parts)[number];

/** An endpoint of the contract that the assistant and MCP clients may use. */
export interface Tool {
  readonly mark: AssistantTool;
  readonly row: Endpoint;
  /** A change: it is proposed, never made. */
  readonly isChange: boolean;
  /** Parameters, query and body in one object. */
  readonly input: ObjectSchema;
  /** The part of the request that each input belongs to. */
  readonly partOf: Readonly<Record<string, Part>>;
}

const schemaOf = (schema: z.ZodType | undefined): Partial<ObjectSchema> => {
  if (schema === undefined) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json as Partial<ObjectSchema>;
};

const rootOf = (at: string): string => at.split(".")[1] ?? "";

/** The inputs that are offered of a part; all parameters, and what the mark names of the others. */
const offered = (part: Part, { inputs, fields, fixed = {} }: AssistantTool, names: readonly string[]) => {
  if (part === "params") return names;
  const wanted = inputs ?? (part === "body" ? (fields ?? []).map(({ at }) => rootOf(at)) : names);
  return names.filter((name) => wanted.includes(name) && !(name in fixed));
};

const toolOf = (row: Endpoint, mark: AssistantTool): Tool => {
  const partOf: Record<string, Part> = {};
  const properties: Record<string, ObjectSchema["properties"][string]> = {};
  const required: string[] = [];
  for (const part of parts) {
    const schema = schemaOf(row[part]);
    for (const name of offered(part, mark, Object.keys(schema.properties ?? {}))) {
      partOf[name] = part;
      properties[name] = schema.properties![name]!;
      if (schema.required?.includes(name)) required.push(name);
    }
  }
  return {
    mark,
    row,
    isChange: row.method !== "GET",
    input: { type: "object", properties, required, additionalProperties: false },
    partOf,
  };
};

let made: readonly Tool[] | undefined;

/** All marked endpoints, in the order of the contract. */
export const toolCatalog = (): readonly Tool[] => {
  made ??= allEndpoints.flatMap(({ row }) => (row.assistant ? [toolOf(row, row.assistant)] : []));
  return made;
};

/** The tool of a name. */
export const findTool = (name: string): Tool | undefined =>
  toolCatalog().find(({ mark }) => mark.name === name);

/** Tokens with its permission may propose a change that only its owner's own session can make. */
const asProposer = (session: Session, { row, isChange }: Tool): Session =>
  session.isToken &&
  isChange &&
  row.tokenPermission !== undefined &&
  session.authorities.has(row.tokenPermission)
    ? { ...session, isToken: false }
    : session;

/** Those tools whose endpoints a session may call, or propose; the endpoint itself still checks each record. */
export const toolsFor = async (session: Session, isFeatureOn: IsFeatureOn): Promise<readonly Tool[]> => {
  const known = new Map<string, Promise<boolean>>();
  const isOn: IsFeatureOn = (of, feature) => {
    const answer = known.get(feature) ?? isFeatureOn(of, feature);
    known.set(feature, answer);
    return answer;
  };
  const mayCall = async (tool: Tool): Promise<boolean> => {
    try {
      await checkCall(tool.row, asProposer(session, tool), isOn);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
  const tools = toolCatalog();
  const isOpen = await Promise.all(tools.map(mayCall));
  return tools.filter((_, at) => isOpen[at]);
};
