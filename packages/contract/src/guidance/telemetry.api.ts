import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";

/** Maximum number of events of one call. */
export const MAX_LOG_EVENTS = 20;
/** Events of one request; a browser with more events sends several. */
export const MAX_LOG_BYTES = 64 * 1024;

/** A route with its parameters unfilled, e.g. `/sequence/$sequenceId`: no name and no id leaves the page. */
const page = z.string().max(200);

/** One thing that a browser reports of itself; nothing in it names a person. */
export const logEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("open_page"), page }),
  z.object({ event: z.literal("click"), page, target: z.string().max(100) }),
  z.object({
    event: z.literal("exception"),
    page,
    /** The menu below which the page broke. */
    target: z.string().max(100),
    name: z.string().max(100),
    /** Names of functions and places in the built files, without what they worked on. */
    detail: z.string().max(2_000),
  }),
]);
export type LogEvent = z.infer<typeof logEventSchema>;

const body = z.object({
  events: z.array(logEventSchema).min(1).max(MAX_LOG_EVENTS),
  userAgent: z.string().max(400),
  visitorId: z.string().regex(/^[\w-]{8,64}$/),
});
export type LogCall = z.infer<typeof body>;

const row = { body, data: z.null(), maxBodyBytes: MAX_LOG_BYTES, perMinute: 120 } as const;

/** What browsers report of themselves, bound to no one. */
export const telemetryApi = {
  log: endpoint({
    ...row,
    method: "POST",
    path: "/log",
    summary: "What a signed-in page met: opened pages, presses in menus, breakdowns",
    access: "session",
    inShutTeam: "open",
  }),
  openLog: endpoint({
    ...row,
    method: "POST",
    path: "/open/log",
    summary: "The same for a page whose session has ended or never was",
    access: "public",
  }),
};
