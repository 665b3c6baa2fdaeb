import { z } from "zod";
import { idSchema } from "../foundation/id.ts";

/** The event of the live stream that says which files are other than they were; only to who may read them. */
export const FILES_EVENT = "files";

export const fileNewsSchema = z.object({
  fileIds: z.array(idSchema),
  /** Whether they went to another place or into the trash or came back, and so what lies in them did too. */
  isMoved: z.boolean(),
});
export type FileNews = z.infer<typeof fileNewsSchema>;
