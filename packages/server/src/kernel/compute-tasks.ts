import { readSequences } from "@benchleaf/bio";
import type { ComputeTasks } from "./compute.ts";

type Tasks = { [T in keyof ComputeTasks]: (input: ComputeTasks[T]["input"]) => ComputeTasks[T]["output"] };

/** What a thread can do. */
export const computeTasks: Tasks = {
  "read-sequences": ({ bytes, fileName }) => readSequences(bytes, { name: fileName }),
};
