import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { sendChannelSchema } from "./sign-in.schema.ts";

/** An email or short message as a demo lab has sent it. */
export const sentMessageSchema = z.object({
  id: idSchema,
  channel: sendChannelSchema,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createTime: instantSchema,
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** The newest emails and messages of a demo lab; elsewhere there is no such address. */
export const outboxApi = {
  sentMessages: endpoint({
    method: "GET",
    path: "/dev/outbox",
    summary: "The newest mails and messages that a demo lab has sent; elsewhere there is no such address",
    access: "public",
    data: z.array(sentMessageSchema),
    errors: ["route.not.found"],
  }),
};
