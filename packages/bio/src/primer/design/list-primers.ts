import { checkTemplate, type Template } from "../template.ts";
import {
  countOligos,
  type DesignCounts,
  explainCounts,
  type OligoFault,
  oligoFaults,
} from "./design-counts.ts";
import type { DesignSettings, OligoSettings, PrimerDesignOptions } from "./design-options.ts";
import type { DesignError } from "./design-primer-pairs.ts";
import { checkSettings, completeSettings, openCircle } from "./design-settings.ts";
import { byPenaltyAlone, findOligos } from "./oligo-candidates.ts";
import { oligoFolder, refusal } from "./oligo-structures.ts";
import { internalZone, leftZone, loneZone, type OligoZone, rightZone } from "./oligo-zones.ts";
import { type DesignedOligo, presentOligo } from "./present-pair.ts";
import { profileTemplate, type TemplateProfile } from "./template-profile.ts";

/** The three kinds of oligo of a design. */
export type OligoSide = "left" | "right" | "internal";

/** What single primers have to be like, and of which sides they are listed. */
export interface PrimerListOptions extends PrimerDesignOptions {
  /** Left and right primers by default. */
  readonly sides?: readonly OligoSide[];
}

/** Oligos of one kind, best first, and what became of all others, also in primer3's words. */
export interface OligoList {
  readonly oligos: readonly DesignedOligo[];
  readonly counts: DesignCounts<OligoFault>;
  readonly text: string;
}

/** Primers of each side, the best first, or why nothing was designed. */
export type PrimerListResult =
  | { readonly ok: true; readonly lists: Readonly<Partial<Record<OligoSide, OligoList>>> }
  | { readonly ok: false; readonly error: DesignError };

/**
 * The best single primers of a template, each by itself: `count` of each side, best first. What speaks of pairs
 * (product sizes, Tm difference, junctions) does not count; targets are not touched, and with `pairRegions` a primer
 * is in any of those of its side. Folding stops with the list, so the counts are those of what was looked at. Errors
 * as {@link designPrimerPairs}.
 *
 * @example listPrimers(record, { sides: ["right"], count: 2 }) // { ok: true, lists: { right: { oligos: [{ bases: …,
 * penalty: 0.04, … }, …], … } } }
 */
export const listPrimers = (template: Template, options: PrimerListOptions = {}): PrimerListResult => {
  const molecule = checkTemplate(template);
  if (!molecule.ok) return molecule;
  const size = molecule.sequence.length;
  const { sides = ["left", "right"], ...design } = options;
  const completed = completeSettings({ ...design, productSizes: [[1, size]] });
  const problem = checkSettings(completed, size, molecule.topology);
  if (problem) return { ok: false, error: problem };
  const { settings, shift } = openCircle(completed, size);
  const letters = molecule.sequence.slice(shift) + molecule.sequence.slice(0, shift);
  const profile = profileTemplate(letters, settings);
  const lists: Partial<Record<OligoSide, OligoList>> = {};
  for (const side of sides) {
    if (options.signal?.aborted)
      return { ok: false, error: { code: "aborted", message: "The design was cancelled." } };
    const { zone, limits } = kindOf(side, settings, size);
    if (limits) lists[side] = listOf(profile, { limits, zone, settings, shift });
    options.onProgress?.(Object.keys(lists).length / sides.length);
  }
  return { ok: true, lists };
};

const kindOf = (
  side: OligoSide,
  settings: DesignSettings,
  size: number,
): { zone: OligoZone; limits: OligoSettings | null } => {
  if (side === "internal") return { zone: internalZone(settings, size), limits: settings.internal };
  const zone = side === "left" ? leftZone(settings, size) : rightZone(settings, size);
  return { zone: loneZone(zone, settings, size), limits: settings.primer };
};

interface ListInput {
  readonly limits: OligoSettings;
  readonly zone: OligoZone;
  readonly settings: DesignSettings;
  readonly shift: number;
}

/** The best oligos of a zone that pass folding too. */
const listOf = (profile: TemplateProfile, { limits, zone, settings, shift }: ListInput): OligoList => {
  const counts = countOligos();
  const isPrimer = limits === settings.primer;
  const folder = isPrimer ? oligoFolder(profile, limits, settings) : oligoFolder(profile, limits);
  const tail = !isPrimer ? "" : zone.strand === 1 ? settings.leftTail : settings.rightTail;
  const ranked = findOligos(profile, limits, zone, counts, folder, byPenaltyAlone);
  const oligos: DesignedOligo[] = [];
  for (let rank = 0; rank < ranked.size && oligos.length < settings.count; rank++) {
    const oligo = ranked.at(rank)!;
    const structures = folder.structuresOf(oligo);
    const fault = refusal(oligo, structures);
    if (fault === null) {
      oligos.push(
        presentOligo(oligo, structures, { profile, table: limits.table, shift, size: profile.size, tail }),
      );
    } else {
      counts.ok--;
      counts.failed[fault]++;
    }
  }
  return { oligos, counts, text: explainCounts(counts, oligoFaults) };
};
