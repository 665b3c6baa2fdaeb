import type { z } from "zod";

type Part = Record<PropertyKey, unknown>;

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isPart(inner) ? inner[key] : undefined), value);

/** So often what is refused is put right; a schema that still refuses the body then is left alone. */
const ROUNDS = 40;

/**
 * A body that a schema accepts: each rejected field is replaced by that of a sample, or removed if the sample has
 * none. So the work after validation gets bodies as large as possible, not only rejections. Undefined if that fails.
 */
export const fittedBody = (schema: z.ZodType, body: unknown, sample: unknown): unknown => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const checked = schema.safeParse(body);
    if (checked.success) return body;
    for (const { path } of checked.error.issues) {
      if (path.length === 0) return undefined;
      // Deeper positions have no counterpart in the sample: what contains them is taken from there at the end.
      const depth = round < ROUNDS / 2 ? path.length : Math.max(1, path.length - round + ROUNDS / 2);
      const place = path.slice(0, depth);
      const parent = at(body, place.slice(0, -1));
      const key = place.at(-1)!;
      if (!isPart(parent)) continue;
      const wanted = at(sample, place);
      if (wanted !== undefined) parent[key] = wanted;
      else if (!Array.isArray(parent)) delete parent[key];
      else parent.length = Math.min(parent.length, Number(key));
    }
  }
  return undefined;
};
