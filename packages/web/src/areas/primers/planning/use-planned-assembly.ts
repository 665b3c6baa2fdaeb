import { useMemo } from "react";
import { useMoleculesOf } from "../../../shared/sequences/molecules.queries.ts";
import { usePlanned } from "../../../shared/sequences/use-planned.ts";
import { type AssemblyDraft, keyOf } from "../assembly-draft.ts";
import type { AssemblySettings } from "../assembly-settings.ts";
import type { AssemblyInput, PlannedAssembly } from "./planned-assembly.ts";

const startWorker = () => new Worker(new URL("./planning.worker.ts", import.meta.url), { type: "module" });

/** The molecules of a draft, and what the worker makes of it. */
export const usePlannedAssembly = (draft: AssemblyDraft, settings: AssemblySettings) => {
  const molecules = useMoleculesOf(draft.parts.map(keyOf));
  const input = useMemo((): AssemblyInput => ({ draft, settings }), [draft, settings]);
  const { answered, isCurrent } = usePlanned<AssemblyInput, PlannedAssembly>(startWorker, input, molecules);
  return { molecules, answered, isCurrent };
};
