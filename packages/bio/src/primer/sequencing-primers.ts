import { type Selection, wrapPosition } from "../range.ts";
import {
  countOligos,
  type DesignCounts,
  explainCounts,
  type OligoFault,
  oligoFaults,
} from "./design/design-counts.ts";
import type { PrimerDesignOptions } from "./design/design-options.ts";
import { checkSettings, completeSettings, type SettingsError } from "./design/design-settings.ts";
import { findOligos } from "./design/oligo-candidates.ts";
import { oligoFolder } from "./design/oligo-structures.ts";
import { type DesignedOligo, presentOligo } from "./design/present-pair.ts";
import { profileTemplate, type TemplateProfile } from "./design/template-profile.ts";
import { checkTemplate, type Template, type TemplateError } from "./template.ts";

/** The range to sequence, and the read length. */
export interface SequencingOptions {
  /** What is to be read; the whole template unless given. On a circle it may cross the origin. */
  readonly target?: Selection;
  /** Bases between a primer's 3' end and the first that is read well, 50 by default. */
  readonly lead?: number;
  /** Bases from one primer to the next on the same strand, 500 by default. */
  readonly spacing?: number;
  /** How far from its planned place a primer may be on either side, 20 by default. */
  readonly accuracy?: number;
  /** `both` by default. */
  readonly strands?: "top" | "bottom" | "both";
  /** Limits of the primers; the product's defaults by default. */
  readonly primer?: PrimerDesignOptions["primer"];
}

/** A place where a read should begin, and the primer found for it. */
export interface SequencingPrimer {
  readonly strand: 1 | -1;
  /** Planned position of the 3' base on the top strand, zero-based. */
  readonly planned: number;
  /** Null if no oligo within reach passed; `explanation` says why they were rejected. */
  readonly primer: DesignedOligo | null;
  readonly explanation: string;
}

/** Primers whose reads cover the target, or why there are none. */
export type SequencingResult =
  | { readonly ok: true; readonly primers: readonly SequencingPrimer[] }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: TemplateError["code"] | SettingsError["code"];
        readonly message: string;
      };
    };

/**
 * Primers for reading through a target, tiled along either strand: each reads `spacing` bases until the next one
 * takes over, the first begins `lead` bases outside the target. On a line the first primer moves inwards if there is
 * no room before the target. Errors: no template, bases that are no bases, a target that is not on it.
 *
 * @example designSequencingPrimers(plasmid, { target: { start: 900, length: 1400 }, strands: "top" }) // { ok: true,
 * primers: [{ planned: 849, primer: { bases: …, tm: 60.2, … } }, { planned: 1349, … }, { planned: 1849, … }] }
 */
export const designSequencingPrimers = (
  template: Template,
  options: SequencingOptions = {},
): SequencingResult => {
  const molecule = checkTemplate(template);
  if (!molecule.ok) return molecule;
  const size = molecule.sequence.length;
  const target = options.target ?? { start: 0, length: size };
  const settings = completeSettings({
    targets: [target],
    productSizes: [[1, size]],
    ...(options.primer && { primer: options.primer }),
  });
  const problem = checkSettings(settings, size, molecule.topology);
  if (problem) return { ok: false, error: problem };
  const { lead = 50, spacing = 500, accuracy = 20, strands = "both" } = options;
  const isCircular = molecule.topology === "circular";
  const primers: SequencingPrimer[] = [];
  for (const strand of [1, -1] as const) {
    if (strands === (strand === 1 ? "bottom" : "top")) continue;
    for (let offset = 0; offset < target.length; offset += Math.max(1, spacing)) {
      const first = strand === 1 ? target.start - lead - 1 : target.start + target.length + lead;
      const wanted = first + strand * offset;
      const planned = isCircular ? wanted : Math.min(size - 1, Math.max(0, wanted));
      const counts = countOligos();
      const primer = findNear(
        molecule.sequence,
        { planned, strand, accuracy, isCircular },
        settings.primer,
        counts,
      );
      const explanation = explainCounts(counts, oligoFaults);
      primers.push({ strand, planned: wrapPosition(planned, size), primer, explanation });
    }
  }
  return { ok: true, primers };
};

interface Place {
  readonly planned: number;
  readonly strand: 1 | -1;
  readonly accuracy: number;
  readonly isCircular: boolean;
}

/** The best oligo whose 3' end is near a position; if the line ends before it, as far out as possible. */
const findNear = (
  sequence: string,
  { planned, strand, accuracy, isCircular }: Place,
  settings: ReturnType<typeof completeSettings>["primer"],
  counts: DesignCounts<OligoFault>,
): DesignedOligo | null => {
  const size = sequence.length;
  const { maxSize } = settings;
  const room = strand === 1 ? maxSize - 1 : size - maxSize;
  const middle = isCircular ? planned : strand === 1 ? Math.max(planned, room) : Math.min(planned, room);
  const [before, after] =
    strand === 1 ? [accuracy + maxSize - 1, accuracy] : [accuracy, accuracy + maxSize - 1];
  const from = isCircular ? middle - before : Math.max(0, middle - before);
  const to = isCircular ? middle + after + 1 : Math.min(size, middle + after + 1);
  if (to - from < settings.minSize || to - from > size) return null;
  const start = wrapPosition(from, size);
  const window = (sequence + (isCircular ? sequence : "")).slice(start, start + to - from);
  const profile: TemplateProfile = profileTemplate(window);
  const isNear = (threePrime: number): boolean => Math.abs(from + threePrime - middle) <= accuracy;
  const folder = oligoFolder(profile, settings);
  const ranked = findOligos(
    profile,
    settings,
    {
      strand,
      from: 0,
      to: window.length,
      fivePrimeLimit: strand === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
      excluded: [],
      placePenalty: (left, right) => (isNear(strand === 1 ? right - 1 : left) ? 0 : null),
      given: "",
      fivePrimeAt: null,
      threePrimeAt: null,
      keepsFaulty: false,
      isInRegion: null,
      similarPart: "threePrime",
    },
    counts,
    folder,
  );
  for (let rank = 0; rank < ranked.size; rank++) {
    const oligo = ranked.at(rank)!;
    const structures = folder.structuresOf(oligo);
    const [fault] = structures.faults;
    if (!fault) {
      return presentOligo(oligo, structures, { profile, table: settings.table, shift: from, size });
    }
    counts.ok--;
    counts.failed[fault]++;
  }
  return null;
};
