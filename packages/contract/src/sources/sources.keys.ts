import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of sources: error codes with their status, audited actions. */
export const sourcesKeys = areaKeys({
  problems: {
    "source.off": { status: 409, names: ["source"] },
    "source.unreachable": { status: 502, names: ["source"] },
    "source.busy": { status: 503, names: ["source"] },
    "source.answer.unread": { status: 502, names: ["source"] },
    "source.record.not.found": { status: 404, names: ["source", "accession"] },
    "source.record.too.long": { status: 422, names: ["accession", "limit"] },
  },
  trail: ["source.take"],
});
