import { endpoint } from "../foundation/endpoint.ts";

/** Maximum number of rooms of a page. */
export const MAX_LIVE_ROOMS = 20;
/** How a connection ends whose session has ended, or that is of another one: it is not opened again for it. */
export const LIVE_SESSION_ENDED = 4401;

/** The one websocket of a page. */
export const liveApi = {
  connect: endpoint({
    method: "GET",
    path: "/live",
    summary: "A websocket for the rooms of a page: who else is there, and what they show of themselves",
    access: "session",
    answersSocket: true,
    perMinute: 120,
  }),
};
