import { type AssemblyMaking, cloningMethodSchema } from "@benchleaf/contract";
import type { AssemblyDraft } from "./assembly-draft.ts";
import type { OrderLine } from "./order-sheet.ts";
import type { PlannedAssembly } from "./planning/planned-assembly.ts";

/** How the planned product is made, as stored with the file; null if there is none. */
export const makingOf = (
  { parts }: Pick<AssemblyDraft, "parts">,
  { method, enzymes, product }: PlannedAssembly,
  lines: readonly Pick<OrderLine, "name" | "bases" | "partId">[],
): AssemblyMaking | null => {
  const cloningMethod = cloningMethodSchema.options.find((one) => one === method);
  if (!product || !cloningMethod) return null;
  const { checksum, ends, junctions } = product;
  return {
    ...{ checksum, cloningMethod, ends, junctions },
    enzymes: [...enzymes],
    parts: product.parts.flatMap(({ of, ...stretch }) => {
      const part = parts.find(({ id }) => id === of);
      return part ? [{ sequenceId: part.sequenceId, version: part.version, ...stretch }] : [];
    }),
    primers: lines.map(({ name, bases, partId }) => {
      return { name, bases, part: product.parts.findIndex(({ of }) => of === partId) };
    }),
  };
};
