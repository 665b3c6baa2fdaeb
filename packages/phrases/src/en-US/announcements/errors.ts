import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"announcements"> = {
  "announcement.not.found": "This announcement doesn’t exist or was withdrawn.",
  "announcement.end.past": "The end time must be after the start time and in the future.",
};
