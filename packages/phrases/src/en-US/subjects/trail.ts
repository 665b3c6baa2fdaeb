import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"subjects"> = {
  "subject.attach": "Added an attachment",
  "subject.detach": "Deleted an attachment",
  "subject.link": "Added a link",
  "subject.tag": "Changed tags",
  "subject.unlink": "Removed a link",
  area_subject: "Attachments, tags and links",
};
