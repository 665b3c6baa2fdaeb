import { type BindingPrimersResult, findBindingPrimers, templateSeeds } from "@benchleaf/bio";
import type { ComputeTasks } from "../../kernel/compute.ts";

type Input<Task extends "template-seeds" | "find-binding-primers"> = ComputeTasks[Task]["input"];

/** The seeds of a template, by which the database finds the primers that may bind. */
export const findSeeds = ({ sequence, circular }: Input<"template-seeds">): Uint8Array<ArrayBuffer> =>
  templateSeeds(sequence, circular);

/** Which primers bind to a template, and where. */
export const findPrimers = ({
  sequence,
  circular,
  primers,
  minTm,
}: Input<"find-binding-primers">): BindingPrimersResult =>
  findBindingPrimers({ sequence, topology: circular ? "circular" : "linear" }, primers, { minTm });
