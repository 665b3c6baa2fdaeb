import type { z } from "zod";
import { z as zod } from "zod";

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  zod.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

const choicesOf = ({ anyOf, oneOf, allOf }: JsonSchema): readonly JsonSchema[] =>
  anyOf ?? oneOf ?? allOf ?? [];

/** What a body is made of, and how much of it there may be. */
export interface BodyBounds {
  readonly bytes: number;
  /** A text of every field, repeated to its length. */
  readonly text: string;
}

const textOf = (part: JsonSchema, { text }: BodyBounds, room: number): string => {
  if (part.format === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (part.format === "email") return "someone@example.test";
  if (part.format === "date-time") return "2100-01-01T00:00:00Z";
  const length = Math.min(part.maxLength ?? room, room);
  if (part.format === "base64") return "AAAA".repeat(Math.floor(length / 4));
  if (part.pattern === undefined) return text.repeat(Math.ceil(length / text.length)).slice(0, length);
  // A pattern is an id's, or of the characters of a molecule.
  const unit = new RegExp(part.pattern).test("A") ? "A" : "1";
  const most = unit.repeat(Math.max(1, Math.min(length, 18)));
  const whole = unit.repeat(Math.max(1, length));
  try {
    return new RegExp(part.pattern).test(whole) ? whole : most;
  } catch {
    return most;
  }
};

/**
 * The largest value that a schema admits within a number of bytes: lists and texts as long as they may be, every
 * optional field there. Cross-checks of a schema may refuse it; it has been looked at by then.
 */
export const largestBody = (schema: z.ZodType, bounds: BodyBounds): unknown => {
  const root = jsonSchemaOf(schema);
  let room = bounds.bytes;
  const spend = <T>(value: T, bytes: number): T => {
    room -= bytes;
    return value;
  };
  const build = (part: JsonSchema, share: number, depth: number): unknown => {
    if (part.const !== undefined) return spend(part.const, 8);
    if (part.enum !== undefined) return spend(part.enum.at(-1), 12);
    if (part.$ref !== undefined) {
      const named = root.$defs?.[part.$ref.replace("#/$defs/", "")];
      return named === undefined || depth > 12 ? spend(null, 4) : build(named, share, depth + 1);
    }
    const choices = choicesOf(part);
    if (choices.length > 0) {
      // The widest: an object or a list rather than null or a number.
      const wide = choices.find(({ type }) => type === "object" || type === "array") ?? choices[0]!;
      return build(wide, share, depth + 1);
    }
    switch (part.type) {
      case "object": {
        const made: Record<string, unknown> = {};
        const fields = Object.entries(part.properties ?? {});
        for (const [name, inner] of fields) {
          made[name] = build(inner, Math.max(8, (share - fields.length * 12) / fields.length), depth + 1);
          room -= name.length + 4;
        }
        if (typeof part.additionalProperties === "object") {
          const each = part.additionalProperties;
          const before = room;
          for (let at = 0; at < 100_000 && room > 0 && before - room < share; at += 1)
            made[`k${at}`] = build(each, 40, depth + 1);
        }
        return made;
      }
      case "array": {
        const made: unknown[] = [];
        const before = room;
        const most = part.maxItems ?? 1_000_000;
        const each = Math.max(8, Math.min(share / Math.min(most, 1_000), share));
        while (made.length < most && room > 0 && before - room < share) {
          made.push(build(part.items ?? {}, each, depth + 1));
          room -= 1;
        }
        return made;
      }
      case "integer":
      case "number":
        return spend(1, 2);
      case "boolean":
        return spend(true, 5);
      case "string": {
        const text = textOf(part, bounds, Math.max(1, Math.floor(Math.min(room, share))));
        return spend(text, Buffer.byteLength(JSON.stringify(text)));
      }
      default:
        return spend(null, 4);
    }
  };
  return build(root, bounds.bytes, 0);
};
