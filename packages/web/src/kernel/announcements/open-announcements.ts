import type { Announcement } from "@benchleaf/contract";

/** How many closed ones a browser remembers; older ones have ended long ago. */
const MOST_CLOSED = 50;

/**
 * Announcements to show: not over, and not closed by the user.
 *
 * @example openAnnouncements([{ id: "7", endTime: "2026-11-30T00:00:00Z", … }], ["7"], new Date()) // []
 */
export const openAnnouncements = (
  all: readonly Announcement[],
  closed: readonly string[],
  now: Date,
): readonly Announcement[] =>
  all.filter(({ id, endTime }) => !closed.includes(id) && new Date(endTime) > now);

/** The closed ones with one more, the oldest forgotten. */
export const closedWith = (closed: readonly string[], id: string): readonly string[] =>
  [...closed.filter((one) => one !== id), id].slice(-MOST_CLOSED);
