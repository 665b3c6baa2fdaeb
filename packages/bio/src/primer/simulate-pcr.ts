import { reverseComplement } from "../alphabet.ts";
import { checkOligo } from "../melting/oligo.ts";
import { concatRecords } from "../molecule/concat-records.ts";
import { sliceRecord } from "../molecule/slice-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { BindingSite } from "./bind-at.ts";
import { bindingRules } from "./binding-rules.ts";
import { type BindingError, type BindingOptions, findBindingSites } from "./find-binding-sites.ts";
import type { Template } from "./template.ts";

/** A primer of a reaction: its bases, or bases with a name. */
export type PcrPrimer = string | { readonly name: string; readonly bases: string };

/** When primers count as bound, and how long a product may be. */
export interface PcrOptions extends BindingOptions {
  /** Longest product that the polymerase makes, bp; 20,000 by default. */
  readonly maxProductLength?: number;
}

/** What two primers make of a template. */
export interface PcrProduct {
  /** Linear, both primers in full with their tails at its ends, features of the template carried over. */
  readonly record: SequenceRecord;
  /** Positions in the list of primers. One primer may make both ends. */
  readonly forward: number;
  readonly reverse: number;
  readonly forwardSite: BindingSite;
  readonly reverseSite: BindingSite;
}

/** Why no PCR was simulated. */
export interface PcrError {
  readonly code: BindingError["code"] | "no-primers" | "too-many-products";
  readonly message: string;
  /** Which primer of the list, counted from zero. */
  readonly primer?: number;
  readonly position?: number;
}

/** Products, or why PCR was not simulated; no product is not an error. */
export type PcrResult =
  | { readonly ok: true; readonly products: readonly PcrProduct[] }
  | { readonly ok: false; readonly error: PcrError };

/** Primers with very many sites make no sensible reaction; then this is returned instead. */
export const MAX_PCR_PRODUCTS = 1000;

/** A long perfect duplex amplifies as well: the workbench's rules without their upper Tm. */
const pcrRules = { ...bindingRules.cloning, maxTm: Number.POSITIVE_INFINITY };

/**
 * In-silico PCR: every product that the primers make on a template, shortest first. Two sites that face each other
 * give one; on a circle also two that face away, the long way round, and a product may run once round and overlap
 * itself where the primers' 5' ends do. Tails and mismatches of the primers are in the product. Binding as {@link
 * findBindingSites}, with `cloning` rules less their upper Tm by default. No product is an empty list.
 *
 * @example simulatePcr(record, ["TTTTACGTACGTACGG", { name: "rev", bases: "GGGACCATGCATGCAT" }]) // { ok: true,
 * products: [{ record: { sequence: "TTTTACGTACGTACGG…ATGCATGCATGGTCCC", … }, … }] }
 */
export const simulatePcr = (
  template: Template,
  primers: readonly PcrPrimer[],
  options: PcrOptions = {},
): PcrResult => {
  if (primers.length === 0) {
    return { ok: false, error: { code: "no-primers", message: "The reaction has no primers." } };
  }
  const bound: { readonly primer: number; readonly site: BindingSite }[] = [];
  for (const [primer, given] of primers.entries()) {
    const found = findBindingSites(template, basesOf(given), { ...(!options.rules && pcrRules), ...options });
    if (!found.ok) return { ok: false, error: { ...found.error, primer } };
    bound.push(...found.sites.map((site) => ({ primer, site })));
  }
  const record = recordOf(template);
  const maxLength = options.maxProductLength ?? 20_000;
  const products: PcrProduct[] = [];
  for (const forward of bound) {
    if (forward.site.strand === -1) continue;
    for (const reverse of bound) {
      if (reverse.site.strand === 1) continue;
      const span = spanBetween(forward.site, reverse.site, record);
      if (span === null) continue;
      if (span + forward.site.tailLength + reverse.site.tailLength > maxLength) continue;
      if (products.length === MAX_PCR_PRODUCTS) {
        const message = `The primers bind so often that they make more than ${MAX_PCR_PRODUCTS} products.`;
        return { ok: false, error: { code: "too-many-products", message } };
      }
      const oligos = [sound(primers[forward.primer]), sound(primers[reverse.primer])] as const;
      products.push({
        record: buildProduct(record, forward.site, reverse.site, span, oligos),
        forward: forward.primer,
        reverse: reverse.primer,
        forwardSite: forward.site,
        reverseSite: reverse.site,
      });
    }
  }
  products.sort((a, b) => a.record.sequence.length - b.record.sequence.length);
  return { ok: true, products };
};

const basesOf = (primer: PcrPrimer): string => (typeof primer === "string" ? primer : primer.bases);

const sound = (primer: PcrPrimer | undefined): string => {
  const checked = checkOligo(primer === undefined ? "" : basesOf(primer));
  return checked.ok ? checked.bases : "";
};

const recordOf = (template: Template): SequenceRecord => {
  const bare = typeof template === "string" ? { sequence: template, topology: "linear" as const } : template;
  return {
    name: "",
    description: "",
    kind: "dna",
    features: [],
    primers: [],
    meta: {},
    ...bare,
  };
};

/** Bases of the template under a product, from one primer's outer end to the other's; null if there is none. */
const spanBetween = (
  forward: BindingSite,
  reverse: BindingSite,
  { sequence, topology }: SequenceRecord,
): number | null => {
  const reach = Math.max(forward.length, reverse.length);
  const distance = reverse.start + reverse.length - forward.start;
  if (topology === "linear") return distance >= reach ? distance : null;
  const size = sequence.length;
  const arc = ((distance % size) + size) % size;
  return arc >= reach ? arc : arc + size;
};

const buildProduct = (
  template: SequenceRecord,
  forward: BindingSite,
  reverse: BindingSite,
  span: number,
  [left, right]: readonly [string, string],
): SequenceRecord => {
  const middle = sliceRecord(template, { start: forward.start, length: span });
  const end = reverseComplement(right, "dna");
  const leftPart = left.slice(forward.tailLength);
  const rightPart = end.slice(0, reverse.length);
  const inner = middle.sequence.slice(0, span - reverse.length);
  const letters =
    leftPart + inner.slice(leftPart.length) + rightPart.slice(Math.max(0, leftPart.length - inner.length));
  const bare = { ...middle, features: [], primers: [] };
  const whole = concatRecords(
    [
      { ...bare, sequence: left.slice(0, forward.tailLength) },
      { ...middle, sequence: letters },
      { ...bare, sequence: end.slice(reverse.length) },
    ],
    { name: `${template.name || "template"} PCR` },
  );
  return { ...whole, kind: "dna" };
};
