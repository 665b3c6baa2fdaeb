import { useMemo } from "react";
import { useMoleculesOf } from "../../../kernel/sequence-view/molecules.queries.ts";
import { usePlanned } from "../../../kernel/sequence-view/use-planned.ts";
import { type AssemblyDraft, keyOf } from "../assembly-draft.ts";
import type { AssemblySettings } from "../assembly-settings.ts";
import type { AssemblyWish, PlannedAssembly } from "./planned-assembly.ts";

const startWorker = () => new Worker(new URL("./planning.worker.ts", import.meta.url), { type: "module" });

/** The molecules of a draft, and what the worker makes of it. */
export const usePlannedAssembly = (draft: AssemblyDraft, settings: AssemblySettings) => {
  const molecules = useMoleculesOf(draft.parts.map(keyOf));
  const wish = useMemo((): AssemblyWish => ({ draft, settings }), [draft, settings]);
  const { answered, isCurrent } = usePlanned<AssemblyWish, PlannedAssembly>(startWorker, wish, molecules);
  return { molecules, answered, isCurrent };
};
