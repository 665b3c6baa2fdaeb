import type { FindByOwnCode, LabelSource } from "../labels/labels.service.ts";
import { findByPathCode, findLocationSubjects } from "./locations.store.ts";

/** What is on the labels of locations: where they are. */
export const locationLabels: LabelSource = {
  kind: "location",
  async read(q, _reader, ids) {
    const rows = await findLocationSubjects(q, ids);
    return new Map(rows.map((row) => [row.id, { position: row.path_code }]));
  },
};

/** A location by its path code, as on labels, e.g. `R1-F1-B3`. */
export const findByLocationCode: FindByOwnCode = async (q, code) => {
  const row = await findByPathCode(q, code.toUpperCase());
  return row && { kind: "location", id: row.id };
};
