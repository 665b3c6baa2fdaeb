import { z } from "zod";
import { idSchema } from "../foundation/id.ts";

/** A kind and the id of one of it, e.g. `file:12`. */
export const roomSchema = z.string().regex(/^[a-z]{1,20}:[1-9]\d{0,17}$/);

const MAX_STATE_KEYS = 10;

/** What someone shows to the others of a room of themselves, e.g. `{ isEditing: true, from: 120, to: 340 }`. */
export const liveStateSchema = z
  .record(z.string().min(1).max(20), z.union([z.string().max(60), z.number(), z.boolean(), z.null()]))
  .refine((state) => Object.keys(state).length <= MAX_STATE_KEYS);
export type LiveState = z.infer<typeof liveStateSchema>;

/** What is done to a document in one message, in bytes. */
export const MAX_LIVE_CHANGE_BYTES = 40_000;
/** A document as a whole, in bytes; about 60,000 Chinese characters. */
export const MAX_LIVE_DOCUMENT_BYTES = 200_000;

/** A part of a document or all of it, as Yjs writes it, in base64. */
const changeSchema = z.base64().max(Math.ceil(MAX_LIVE_CHANGE_BYTES / 3) * 4);

/** Messages of a page over its connection. The first is `hello`: the token proves that it is one of our pages. */
export const liveRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("hello"), csrfToken: z.string().max(200) }),
  z.object({ action: z.literal("enter"), room: roomSchema, state: liveStateSchema }),
  z.object({ action: z.literal("show"), room: roomSchema, state: liveStateSchema }),
  z.object({ action: z.literal("leave"), room: roomSchema }),
  /** The document of a room that it is in, now and as it changes. */
  z.object({ action: z.literal("read"), room: roomSchema }),
  /** `serial` is returned with the result. */
  z.object({
    action: z.literal("write"),
    room: roomSchema,
    serial: z.number().int().min(0),
    change: changeSchema,
  }),
]);
export type LiveRequest = z.infer<typeof liveRequestSchema>;

/** Someone in a room; who is in it with two pages is in it twice. */
export const liveMemberSchema = z.object({
  id: z.string(),
  userId: idSchema,
  name: z.string(),
  state: liveStateSchema,
});
export type LiveMember = z.infer<typeof liveMemberSchema>;

/** Messages to a page: all members of a room it has entered, then each change; or why it may not enter (any more). */
export type RoomUpdate =
  | {
      readonly news: "members";
      readonly room: string;
      readonly self: string;
      readonly members: readonly LiveMember[];
    }
  | { readonly news: "member"; readonly room: string; readonly member: LiveMember }
  | { readonly news: "left"; readonly room: string; readonly memberId: string }
  | { readonly news: "refused"; readonly room: string; readonly code: string }
  /** The room's current document. */
  | { readonly news: "document"; readonly room: string; readonly state: string }
  /** What someone has done to it. */
  | { readonly news: "change"; readonly room: string; readonly change: string }
  /** What was written is in the database: it is lost no more. */
  | { readonly news: "kept"; readonly room: string; readonly serial: number }
  /** It does not: the writer may not, or the document would be too large. */
  | { readonly news: "unkept"; readonly room: string; readonly serial: number; readonly code: string };
