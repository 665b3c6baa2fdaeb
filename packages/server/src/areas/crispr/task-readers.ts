import type { FindFollowers } from "../../kernel/progress-updates.ts";
import { holdersOfKey } from "../access/access.service.ts";
import { findReaders } from "../files/readers.sql.ts";
import * as store from "./crispr.store.ts";

const holders = holdersOfKey("MOLECULE_CRISPR");

/** A task is readable for the team's designers who may read its sequence. */
export const taskReaders: FindFollowers = async (q, row, readers) => {
  const task = await store.findTask(q, row.id);
  if (task === undefined) return [];
  const readable = await findReaders(q, [task.file_id], await holders(q, row, readers));
  return [...readable.keys()];
};
