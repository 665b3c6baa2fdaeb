import type { PrimerDesignOptions } from "./design/design-options.ts";
import { type DesignResult, designPrimerPairs } from "./design/design-primer-pairs.ts";
import type { Template } from "./template.ts";

/** 3 mM Mg²⁺ and 0.8 mM dNTP are what common qPCR mixes hold. */
const mix = { dnaNanomolar: 250, monovalentMillimolar: 50, divalentMillimolar: 3, dntpMillimolar: 0.8 };

/**
 * Requirements of qPCR for primers and probe besides the product's defaults: a product of 70 to 150 bp, primers of 18
 * to 24 bases at 58 to 62 °C within 2 °C of each other, at most three G or C among their last five bases, and a
 * hydrolysis probe 8 to 10 °C above them that does not start with G, which would quench its dye (MIQE: Bustin et al.,
 * Clin Chem 2009;55:611; Thornton & Basu, Biochem Mol Biol Educ 2011;39:145).
 */
export const qpcrDesign = {
  productSizes: [
    [70, 150],
    [70, 200],
  ],
  primer: {
    ...mix,
    minSize: 18,
    optSize: 20,
    maxSize: 24,
    minTm: 58,
    optTm: 60,
    maxTm: 62,
    minGcPercent: 35,
    maxGcPercent: 65,
    maxEndGc: 3,
    maxPolyX: 4,
  },
  internal: {
    ...mix,
    minSize: 18,
    optSize: 22,
    maxSize: 30,
    minTm: 67,
    optTm: 69,
    maxTm: 72,
    minGcPercent: 30,
    maxGcPercent: 80,
    maxPolyX: 3,
    mustMatchFivePrime: "H",
  },
  pair: { maxTmDifference: 2 },
} as const satisfies PrimerDesignOptions;

/**
 * Primer pairs with a probe for qPCR, best first, by {@link qpcrDesign}; options take precedence, and `internal: null`
 * leaves the probe out. Results and errors as {@link designPrimerPairs}.
 *
 * @example designQpcrPairs(record, { targets: [{ start: 812, length: 1 }] }) // { ok: true, pairs: [{ internal: { tm: 69.1, … }, … }], … }
 */
export const designQpcrPairs = (template: Template, options: PrimerDesignOptions = {}): DesignResult =>
  designPrimerPairs(template, {
    ...qpcrDesign,
    ...options,
    primer: { ...qpcrDesign.primer, ...options.primer },
    internal:
      options.internal === null || options.internal === false
        ? null
        : { ...qpcrDesign.internal, ...(options.internal === true ? {} : options.internal) },
    pair: { ...qpcrDesign.pair, ...options.pair },
  });
