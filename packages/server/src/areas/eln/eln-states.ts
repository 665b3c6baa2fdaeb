import type { ElnPage, SubjectState } from "@benchleaf/contract";
import type { SubjectStateSource } from "../../kernel/subjects.ts";
import { listLifecycles } from "./eln.store.ts";

const ofReview: Partial<Record<ElnPage["auditStatus"], SubjectState>> = {
  auditing: "auditing",
  approved: "approved",
  rejected: "rejected",
};

/** How far notebook pages are in their lifecycle. */
export const elnStates: SubjectStateSource = {
  kind: "file",
  read: async (q, ids) =>
    (await listLifecycles(q, ids)).map(({ file_id: id, process_status, audit_status }) => ({
      id,
      states: [
        ofReview[audit_status],
        process_status === "FINISHED" ? ("finished" as const) : undefined,
      ].filter((state) => state !== undefined),
    })),
};
