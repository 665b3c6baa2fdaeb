import { type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { findHomology } from "../find-homology.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment, fragmentOf, sentenceFragment } from "../fragment.ts";
import type { JoinEnd } from "../junction.ts";
import type { AssemblyOptions } from "../options.ts";
import { carryThroughChange } from "./carry-through-change.ts";
import { amplify } from "./pcr.ts";

/** Overlapping primers share at least this many bases; fewer are chance. */
const MIN_PRIMER_OVERLAP = 10;
/** Bases after the change that must pair at a primer's 3' end. */
const MIN_ANNEAL = 10;

/**
 * Site-directed mutagenesis: the whole plasmid is amplified with primers that contain the change, and closed.
 * Back-to-back primers are ligated end to end (Hemsley et al., Nucleic Acids Res. 1989;17:6545); overlapping primers
 * (QuikChange) anneal over their shared bases and the cells seal the nicks. Derived from the primers unless `style`
 * is given.
 */
export const assembleByMutagenesis = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const plasmid = fragments[0]!;
  const { forward, reverse } = options;
  if (forward === undefined || reverse === undefined) {
    return refuseAssembly(
      "bad-option",
      "Mutagenesis needs a forward and a reverse primer that carry the change.",
    );
  }
  if (!plasmid.isCircular || fragments.length > 1) {
    const message = plasmid.isCircular
      ? "Mutagenesis changes one plasmid at a time."
      : `${sentenceFragment(plasmid)} is linear; the primers must run round a circular plasmid.`;
    return refuseAssembly("bad-option", message);
  }
  const amplified = amplify(plasmid, forward, reverse, { minAnneal: MIN_ANNEAL, ...options });
  if (!amplified.ok) return amplified;
  const whole = amplified.products.find(({ sequence }) => sequence.length * 2 > plasmid.size);
  if (!whole) {
    const message = `The primers amplify less than half of ${describeFragment(plasmid)}; they must point away from each other.`;
    return refuseAssembly("no-product", message, [0]);
  }
  const linear = fragmentOf({ ...whole.record, name: plasmid.name }, 0, whole.ends, whole.lineage);
  const letters = linear.letters(1);
  const overlap =
    options.style === "back-to-back" ? 0 : (findHomology(letters, letters, MIN_PRIMER_OVERLAP)[0] ?? 0);
  if (options.style === "quikchange" && overlap === 0) {
    const message = `The primers do not share ${MIN_PRIMER_OVERLAP} bases, so the product cannot close on itself.`;
    return refuseAssembly("no-overlap", message);
  }
  const end = { fragment: 0, strand: 1 as const, hasPhosphate: true };
  const right: JoinEnd = { ...end, side: "right", start: linear.size - overlap, end: linear.size };
  const left: JoinEnd = { ...end, side: "left", start: 0, end: overlap };
  const kind = overlap > 0 ? "homology" : "blunt";
  const junction = {
    from: right,
    to: left,
    kind,
    letters: letters.slice(0, overlap),
    nicks: overlap > 0 ? 2 : 0,
  };
  const style = overlap > 0 ? "quikchange" : "back-to-back";
  const result = finishAssembly([linear], [junction], options, {
    making: { method: `${method} ${style}`, primers: whole.primersUsed, name: plasmid.name },
    only: "circles",
    explain: () => refuseAssembly("no-product", "The amplified plasmid does not close."),
  });
  const amplifiedPart = whole.lineage.kind === "product" ? whole.lineage.parts[0] : undefined;
  if (!result.ok || !amplifiedPart) return result;
  // Without the bases near the primers' tails, which may pair with bases of the plasmid by chance.
  const margin = Math.max(...whole.primersUsed.map(({ bases }) => bases.length));
  const { start, end: stop } = amplifiedPart;
  const core = { start: start + margin, length: stop - start - 2 * margin };
  const products = result.products.map((product) => ({
    ...product,
    record: carryThroughChange(plasmid.record, product.record, core),
  }));
  return { ...result, products };
};
