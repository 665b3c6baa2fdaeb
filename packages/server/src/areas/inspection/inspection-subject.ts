import { locales } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type {
  SubjectActions,
  SubjectNeed,
  SubjectReader,
  SubjectStateSource,
} from "../../kernel/subjects.ts";
import { listHolders } from "../access/access.service.ts";
import { INSPECTION_KEYS } from "./inspection.policy.ts";
import { findRecord, findRecords, lockRecordForShare, type RecordRow } from "./records/records.store.ts";

const kind = "inspectionRecord";

const named = (row: RecordRow) => {
  const name = locales.map((locale) => row.form_name[locale]).find((said) => said !== undefined) ?? "";
  return {
    kind,
    id: row.id,
    name: `${row.record_no} ${name}`.trim(),
    sort: kind,
    address: `/inspection/view/${row.id}?panel=open`,
  } as const;
};

const mayRead = ({ authorities }: SubjectReader): boolean =>
  INSPECTION_KEYS.some((key) => authorities.has(key));

/**
 * Filled-in forms as subjects: inspectors may comment; submitters and reviewers may tag and link; managers may
 * moderate.
 */
const refusalOf = (
  row: RecordRow,
  { userId, authorities }: SubjectReader,
  need: SubjectNeed,
): Error | null => {
  const isManager = authorities.has("INSPECTION_FORM_MANAGE");
  const isAllowed =
    need === "comment" ||
    isManager ||
    (need === "edit" && (row.submitter_id === userId || authorities.has("INSPECTION_FORM_AUDIT")));
  return isAllowed ? null : problem("permission.denied", { permission: "INSPECTION_FORM_MANAGE" });
};

/** Filled-in inspection forms as subjects. */
export const inspectionSubject: SubjectActions = {
  kind,
  async open(q, reader, id) {
    if (!mayRead(reader)) throw problem("permission.denied", { permission: "INSPECTION_FORM_INSPECTION" });
    const row = await findRecord(q, id);
    if (row === undefined) throw problem("inspection.record.not.found");
    return { ...named(row), refusal: (need) => refusalOf(row, reader, need), letters: null };
  },
  hold: lockRecordForShare,
  name: async (q, reader, ids) => (mayRead(reader) ? (await findRecords(q, ids)).map(named) : []),
  async keepReaders(q, _, userIds) {
    const holders = new Set((await Promise.all(INSPECTION_KEYS.map((key) => listHolders(q, key)))).flat());
    return userIds.filter((userId) => holders.has(userId));
  },
  async findOwned(q, id) {
    const row = await findRecord(q, id);
    return row && { ...named(row), ownerId: row.submitter_id, projectId: null };
  },
};

const ofReview = { none: [], waiting: ["auditing"], approved: ["approved"], rejected: ["rejected"] } as const;

/** Inspections that failed, and how far their review is. */
export const inspectionStates: SubjectStateSource = {
  kind,
  read: async (q, ids) =>
    (await findRecords(q, ids)).map(({ id, result, review }) => ({
      id,
      states: [...(result === "fail" ? (["failed"] as const) : []), ...ofReview[review]],
    })),
};
