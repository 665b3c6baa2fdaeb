import { A_ONLY, B_ONLY, type Run } from "../path.ts";
import { type Group, pickColumns } from "./group.ts";

/** Merges two groups, with their columns aligned according to the runs. */
export const mergeGroups = (x: Group, y: Group, runs: readonly Run[]): Group => {
  const columnsX = sourceColumns(runs, B_ONLY);
  const columnsY = sourceColumns(runs, A_ONLY);
  return {
    members: [...x.members, ...y.members],
    rows: [
      ...x.rows.map((row) => pickColumns(row, columnsX)),
      ...y.rows.map((row) => pickColumns(row, columnsY)),
    ],
    length: columnsX.length,
  };
};

/** For each column of the result, its source column, or -1 if the group has a gap. */
const sourceColumns = (runs: readonly Run[], gapStep: number): Int32Array => {
  const columns = new Int32Array(runs.reduce((sum, { length }) => sum + length, 0)).fill(-1);
  let [from, to] = [0, 0];
  for (const { step, length } of runs) {
    for (let done = 0; done < length && step !== gapStep; done++) columns[to + done] = from++;
    to += length;
  }
  return columns;
};
