import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, CloningMethod } from "@benchleaf/contract";
import { cloningMethodSchema } from "@benchleaf/contract";
import { type AssemblyDraft, type DraftPart, keyOf } from "./assembly-draft.ts";
import type { AssemblySettings } from "./assembly-settings.ts";
import type { PlannedAssembly } from "./planning/planned-assembly.ts";

/** Methods whose benches take primers that were designed elsewhere. */
const takesPrimers: ReadonlySet<CloningMethod> = new Set([
  "gibson",
  "hifi",
  "in-fusion",
  "overlap-extension",
  "golden-gate",
  "moclo",
]);

/** The cloning bench that makes the same product by the same primers; null if no bench knows the method. */
export const benchOf = (
  draft: AssemblyDraft,
  { overlapLength }: Pick<AssemblySettings, "overlapLength">,
  planned: PlannedAssembly,
  molecules: ReadonlyMap<string, SequenceRecord>,
): BenchPlan | null => {
  const method = cloningMethodSchema.options.find((one) => one === planned.method);
  if (method === undefined) return null;
  const isLinear = method === "overlap-extension";
  const parts = isLinear ? draft.parts : vectorFirst(draft.parts, molecules);
  const isTypeIis = method === "golden-gate" || method === "moclo";
  const bindType = isTypeIis ? "PCREnzyme" : "PCR";
  const primerOf = (part: DraftPart, direction: "forward" | "reverse"): string | null =>
    (takesPrimers.has(method) &&
      planned.primers.find((one) => one.partId === part.id && one.direction === direction)?.bases) ||
    null;
  const plasmids = parts.map((part, index): BenchPlasmid => {
    const isVector = !isLinear && index === 0;
    const isCut = method === "restriction-ligation";
    return {
      id: part.id,
      plasmidType: isVector ? "vector" : "fragment",
      plasmidConfig: {
        bindType: isCut ? (isVector ? "enzyme" : "PCREnzyme") : bindType,
        sequenceId: part.sequenceId,
        sequenceVersionStr: String(part.version),
        region: part.region && { ...part.region },
        pcrRegionId: part.featureId,
        enzymeRegionId: null,
        strand: part.strand,
        enzymes: [],
        fPrimer: primerOf(part, "forward"),
        rPrimer: primerOf(part, "reverse"),
        lead: "",
        trail: "",
      },
      alternativeTo: null,
    };
  });
  const isCutting = isTypeIis || method === "restriction-ligation";
  return {
    cloningMethod: method,
    enzymes: isCutting ? [...planned.enzymes].slice(0, 4) : [],
    overlapLength,
    plasmids,
    mutation: null,
  };
};

/** A bench begins with its vector: the first circle among the parts, else the first of them; the circle stays the same. */
const vectorFirst = (
  parts: readonly DraftPart[],
  molecules: ReadonlyMap<string, SequenceRecord>,
): readonly DraftPart[] => {
  const circle = parts.findIndex((part) => molecules.get(keyOf(part))?.topology === "circular");
  const at = Math.max(0, circle);
  return [...parts.slice(at), ...parts.slice(0, at)];
};
