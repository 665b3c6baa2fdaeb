import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"announcements"> = {
  "announcement.not.found": "This announcement does not exist or was withdrawn.",
  "announcement.end.past": "The end has to lie after the beginning and after now.",
};
