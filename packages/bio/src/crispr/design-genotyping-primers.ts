import type { PrimerDesignOptions } from "../primer/design/design-options.ts";
import { type DesignResult, designPrimerPairs } from "../primer/design/design-primer-pairs.ts";
import type { Template } from "../primer/template.ts";
import { type Selection, wrapPosition } from "../range.ts";
import type { Guide } from "./guide.ts";

/** Where primers around a cut may be placed. */
export interface GenotypingOptions extends PrimerDesignOptions {
  /** Bases on either side of the cut that no primer may touch, so that edits can be read; 60 by default. */
  readonly clearance?: number;
}

/** Long enough to be distinguished on a gel after a mismatch nuclease, short enough for one Sanger read. */
const productSizes = [
  [400, 700],
  [250, 1000],
] as const;

/**
 * Primer pairs around the cut of a guide, to see on a gel or in a Sanger trace what became of the place; best first.
 * Near an end of a linear molecule the clearance is what there is. Options take precedence; results and errors as
 * {@link designPrimerPairs}.
 *
 * @example designGenotypingPrimers(plasmid, guide) // { ok: true, pairs: [{ left: …, right: …, … }], … }
 */
export const designGenotypingPrimers = (
  template: Template,
  guide: Pick<Guide, "cutTop" | "cutBottom">,
  { clearance = 60, ...options }: GenotypingOptions = {},
): DesignResult => {
  const { sequence, topology } =
    typeof template === "string" ? { sequence: template, topology: "linear" } : template;
  const isCircular = topology === "circular";
  const target = placeAround(guide, clearance, sequence.length, isCircular);
  const longest = Math.max(...(options.productSizes ?? productSizes).map(([, most]) => most));
  // No product reaches further: primers are searched for there alone, however long the molecule is.
  const reach = placeAround(guide, Math.max(longest, clearance), sequence.length, isCircular);
  const included = reach.length > 0 && reach.length < sequence.length ? reach : null;
  return designPrimerPairs(template, { productSizes, targets: [target], included, ...options });
};

const placeAround = (
  { cutTop, cutBottom }: Pick<Guide, "cutTop" | "cutBottom">,
  clearance: number,
  size: number,
  isCircular: boolean,
): Selection => {
  const from = Math.min(cutTop, cutBottom) - clearance;
  const to = Math.max(cutTop, cutBottom) + clearance;
  if (isCircular && size > 0) return { start: wrapPosition(from, size), length: Math.min(size, to - from) };
  const start = Math.max(0, from);
  return { start, length: Math.max(0, Math.min(size, to) - start) };
};
