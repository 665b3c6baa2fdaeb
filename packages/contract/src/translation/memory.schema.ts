import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_GLOSSARY_NAME } from "./glossary.schema.ts";
import { languagePairShape } from "./languages.ts";
import { MAX_SEGMENT_CHARACTERS } from "./translation.schema.ts";

/** Maximum number of memories of a team. */
export const MAX_MEMORIES = 200;
/** Maximum number of units of a memory. */
export const MAX_MEMORY_UNITS = 300_000;
/** Maximum size of an imported TMX file, in bytes. */
export const MAX_TMX_BYTES = 20 * 1024 ** 2;
/** Matches below this percentage are not offered. */
export const MIN_MATCH_PERCENT = 60;

/** Where the last import of a memory is. */
export const memoryImportStates = ["none", "running", "done", "failed"] as const;

/** A memory of the team: sentences with their confirmed translations. */
export const memorySchema = z.object({
  id: idSchema,
  name: z.string(),
  ...languagePairShape,
  unitCount: z.number().int(),
  authorName: z.string(),
  importState: z.enum(memoryImportStates),
  /** Of the last import. */
  imported: z.object({
    added: z.number().int(),
    replaced: z.number().int(),
    unchanged: z.number().int(),
    /** Units without text in both languages. */
    leftOut: z.number().int(),
  }),
  createTime: instantSchema,
  updateTime: instantSchema,
});
export type Memory = z.infer<typeof memorySchema>;

/** A memory as entered. */
export const memoryInputSchema = z.object({
  name: z.string().trim().min(1).max(MAX_GLOSSARY_NAME),
  ...languagePairShape,
});

/** Where a unit comes from. */
export const memoryUnitOrigins = ["edit", "import", "manual"] as const;

const text = z.string().trim().min(1).max(MAX_SEGMENT_CHARACTERS);

/** A sentence with its translation, as entered. */
export const memoryUnitInputSchema = z.object({ source: text, target: text });

/** A sentence with its translation. */
export const memoryUnitSchema = z.object({
  id: idSchema,
  source: z.string(),
  target: z.string(),
  origin: z.enum(memoryUnitOrigins),
  authorName: z.string().nullable(),
  updateTime: instantSchema,
});
export type MemoryUnit = z.infer<typeof memoryUnitSchema>;

/** A piece of a sentence, compared with the one that a memory has. */
export const differencePartSchema = z.object({
  text: z.string(),
  /** `removed`: only in the memory's sentence; `added`: only in the given one. */
  change: z.enum(["same", "added", "removed"]),
});
export type DifferencePart = z.infer<typeof differencePartSchema>;

/** A unit that is like a sentence. */
export const memoryMatchSchema = z.object({
  unitId: idSchema,
  percent: z.number().int().min(0).max(100),
  source: z.string(),
  target: z.string(),
  difference: z.array(differencePartSchema),
  updateTime: instantSchema,
});
export type MemoryMatch = z.infer<typeof memoryMatchSchema>;
