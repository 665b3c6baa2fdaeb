import type { FindByOwnCode, LabelSource } from "../labels/labels.service.ts";
import { holds, splitPosition } from "./locations.rules.ts";
import { findByPathCode, findLocationSubjects } from "./locations.store.ts";

/** What is on the labels of locations: where they are. */
export const locationLabels: LabelSource = {
  kind: "location",
  async read(q, _reader, ids) {
    const rows = await findLocationSubjects(q, ids);
    return new Map(rows.map((row) => [row.id, { position: row.path_code }]));
  },
};

/** A location by its path code or that of one of its positions, as on labels, e.g. `R1-F1-B3-A1`. */
export const findByLocationCode: FindByOwnCode = async (q, typed) => {
  const code = typed.toUpperCase();
  const placed = splitPosition(code);
  const whole = await findByPathCode(q, code);
  if (whole !== undefined || placed === null) return whole && { kind: "location", id: whole.id };
  const found = await findByPathCode(q, placed.pathCode);
  return found && holds(found, placed.position) ? { kind: "location", id: found.id } : undefined;
};
