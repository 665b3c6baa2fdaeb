import { analyse } from "@benchleaf/bio";
import type { ComputeTasks } from "../../kernel/compute.ts";

type Task = ComputeTasks["analyse-table"];

/** Calculates in a thread, with the same code as a browser's worker. */
export const analyseTable = ({ table, spec }: Task["input"]): Task["output"] => analyse(table, spec);
