import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"crispr"> = {
  "crispr.task.not.found": "This CRISPR task no longer exists. Reload the task list.",
  "crispr.version.gone":
    "This version of the sequence no longer exists. Open the current one and design again.",
  "crispr.not.dna": "Guides can be designed only for DNA. Choose a DNA sequence.",
  "crispr.target.outside": "The target extends beyond the sequence. Select it again.",
  "crispr.target.too.long":
    "The target is too long: up to {{limit}} bp at a time, including flanks. Shorten it or design in parts.",
  "crispr.genome.too.long":
    "The sequences to search for off-targets exceed {{limit}} bp in total. Select fewer.",
  "crispr.guide.not.found":
    "This task has no guide {{guide}}, or its primers are duplicated. Open the task again.",
  "crispr.primer.outside": "Primer “{{name}}” isn’t on this task’s sequence. Design it again.",
  "crispr.too.many.tasks":
    "You already have {{limit}} CRISPR tasks in progress. Wait for one to finish or stop one, then try again.",
};
