import { piecesOf } from "../../range.ts";
import { checkTemplate, type Template } from "../template.ts";
import { countOligos, explainCounts, oligoFaults } from "./design-counts.ts";
import type { DesignSettings, PrimerDesignOptions } from "./design-options.ts";
import { checkSettings, completeSettings } from "./design-settings.ts";
import type { OligoList, OligoSide, PrimerListResult } from "./list-primers.ts";
import { byPenaltyAlone, findOligos } from "./oligo-candidates.ts";
import { oligoFolder, refusal } from "./oligo-structures.ts";
import { leftZone, loneZone, rightZone } from "./oligo-zones.ts";
import { type DesignedOligo, presentOligo } from "./present-pair.ts";
import { profileTemplate, type TemplateProfile } from "./template-profile.ts";

/** How primer3 tiles reads: bases until a read is good, from read to read of one strand, and to those of the other. */
export interface SequencingTiles {
  readonly lead: number;
  readonly spacing: number;
  readonly interval: number;
  /** How far from its planned place a 3' end may be on either side. */
  readonly accuracy: number;
}

/**
 * Where the 3' ends of reads over one target are planned, on each strand: as few as cover it, spread evenly beyond both
 * its ends. With both strands the reads of one begin half way in those of the other (`interval`).
 */
export const planReads = (
  target: { readonly start: number; readonly length: number },
  { lead, spacing, interval }: SequencingTiles,
  sides: readonly OligoSide[],
): Readonly<Record<"left" | "right", readonly number[]>> => {
  const isBoth = sides.includes("left") && sides.includes("right");
  const reach = isBoth ? interval : spacing;
  const count = Math.max(1, Math.ceil((target.length + spacing - reach) / spacing));
  const over = (count - 1) * spacing + reach - target.length;
  const first = target.start - Math.trunc(over / 2) - lead;
  const steps = Array.from({ length: count }, (_, index) => first + index * spacing);
  return {
    left: sides.includes("left") ? steps : [],
    right: sides.includes("right") ? steps.map((place) => place + reach + 2 * lead) : [],
  };
};

/** One primer for each planned read, in order; reads without a primer are left out. */
export const listSequencingPrimers = (
  template: Template,
  options: PrimerDesignOptions,
  tiles: SequencingTiles,
  sides: readonly OligoSide[],
): PrimerListResult => {
  const molecule = checkTemplate(template);
  if (!molecule.ok) return molecule;
  const size = molecule.sequence.length;
  const settings = completeSettings({ ...options, productSizes: [[1, size]] });
  const problem = checkSettings(settings, size, molecule.topology);
  if (problem) return { ok: false, error: problem };
  const profile = profileTemplate(molecule.sequence, settings);
  const targets = settings.targets.length > 0 ? settings.targets : [{ start: 0, length: size }];
  const spans = targets.flatMap((target) =>
    piecesOf(target, size, molecule.topology === "circular").map(({ start, end }) => ({
      start,
      length: end - start,
    })),
  );
  const plans = spans.map((target) => planReads(target, tiles, sides));
  const lists: Partial<Record<OligoSide, OligoList>> = {};
  for (const side of ["left", "right"] as const) {
    if (!sides.includes(side)) continue;
    const counts = countOligos();
    const oligos: DesignedOligo[] = [];
    for (const planned of plans.flatMap((plan) => plan[side])) {
      const found = bestNear(profile, settings, { side, planned, accuracy: tiles.accuracy }, counts);
      if (found && oligos.length < settings.count) oligos.push(found);
    }
    lists[side] = { oligos, counts, text: explainCounts(counts, oligoFaults) };
  }
  return { ok: true, lists };
};

interface Place {
  readonly side: "left" | "right";
  readonly planned: number;
  readonly accuracy: number;
}

/** The best primer whose 3' end is within reach of a place; beyond an end of the template, the outmost there is. */
const bestNear = (
  profile: TemplateProfile,
  settings: DesignSettings,
  { side, planned, accuracy }: Place,
  counts: ReturnType<typeof countOligos>,
): DesignedOligo | null => {
  const { size } = profile;
  const { minSize, maxSize, table } = settings.primer;
  const middle = side === "left" ? Math.max(planned, minSize - 1) : Math.min(planned, size - 1 - minSize);
  const first = Math.max(0, middle - accuracy);
  const last = middle + accuracy - (middle < accuracy ? 0 : 1);
  const zone = side === "left" ? leftZone(settings, size) : rightZone(settings, size);
  const folder = oligoFolder(profile, settings.primer, settings);
  const ranked = findOligos(
    profile,
    settings.primer,
    {
      ...loneZone(zone, { ...settings, targets: [] }, size),
      from: Math.max(0, side === "left" ? first - maxSize + 1 : first),
      to: Math.min(size, side === "left" ? last + 1 : last + maxSize),
      placePenalty: (start, end) => {
        const threePrime = side === "left" ? end - 1 : start;
        return threePrime >= first && threePrime <= last ? 0 : null;
      },
    },
    counts,
    folder,
    byPenaltyAlone,
  );
  for (let rank = 0; rank < ranked.size; rank++) {
    const oligo = ranked.at(rank)!;
    const structures = folder.structuresOf(oligo);
    const fault = refusal(oligo, structures);
    if (fault === null) {
      const tail = side === "left" ? settings.leftTail : settings.rightTail;
      return presentOligo(oligo, structures, { profile, table, shift: 0, size, tail });
    }
    counts.ok--;
    counts.failed[fault]++;
  }
  return null;
};
