import { areaKeys } from "../foundation/area-keys.ts";

/** What tags, links, attachments and following of records name for others. */
export const subjectsKeys = areaKeys({
  problems: {
    "subject.link.not.found": 404,
    "subject.link.itself": 422,
    "attachment.not.found": 404,
    "attachment.limit.exceed": { status: 409, names: ["limit"] },
  },
  trail: ["subject.attach", "subject.detach", "subject.link", "subject.tag", "subject.unlink"],
  notices: {
    subjectChanged: {
      type: "OTHER",
      category: "business",
      opens: "subject",
      isMailed: false,
      isGathered: true,
    },
  },
});
