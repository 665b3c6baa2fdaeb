import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"subjects"> = {
  "subject.attach": "Attachment added",
  "subject.detach": "Attachment deleted",
  "subject.link": "Link added",
  "subject.tag": "Tags changed",
  "subject.unlink": "Link removed",
  area_subject: "Attachments, tags and links",
};
