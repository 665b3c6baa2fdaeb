import { z } from "zod";
import { fileSchema } from "../files/files.schema.ts";

/** Longer questions are no questions. */
export const MAX_QUESTION_CHARACTERS = 200;

/** A piece of text with the matches marked. */
export const snippetPieceSchema = z.object({ text: z.string(), isHit: z.boolean() });
export type SnippetPiece = z.infer<typeof snippetPieceSchema>;

/** Position of the match in the file, so that it can be opened there. */
export const hitPlaceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page"), number: z.number().int() }),
  z.object({ kind: z.literal("slide"), number: z.number().int() }),
  z.object({ kind: z.literal("sheet"), name: z.string() }),
  z.object({ kind: z.literal("feature"), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal("primer"), id: z.string(), name: z.string() }),
]);
export type HitPlace = z.infer<typeof hitPlaceSchema>;

/** A file that was found, with the position of the match. */
export const searchHitSchema = z.object({
  file: fileSchema,
  /** Null if the file is shared out of a project that the reader may not open; the same for its folder. */
  projectName: z.string().nullable(),
  isPersonalProject: z.boolean(),
  folderName: z.string().nullable(),
  /** Whether the name holds all words, name and tags together, or only the content. */
  found: z.enum(["name", "tag", "content"]),
  tags: z.array(z.string()),
  place: hitPlaceSchema.nullable(),
  snippet: z.array(snippetPieceSchema),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
