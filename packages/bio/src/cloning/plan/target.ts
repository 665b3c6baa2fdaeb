import { reverseComplementRecord } from "../../molecule/reverse-complement-record.ts";
import { sliceRecord } from "../../molecule/slice-record.ts";
import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { type Fragment, sentenceFragment } from "../fragment.ts";
import type { PlannedFragment } from "./plan.ts";

/** What a fragment gives to the product: its bases in the product's direction. */
export interface Target {
  readonly fragment: Fragment;
  readonly letters: string;
  /** The first and the last of the bases, which primers bring and the template has not. */
  readonly lead: string;
  readonly trail: string;
  readonly isFixed: boolean;
}

/** The range of each fragment that goes into the product, or why it is not possible. */
export const readTargets = (
  inputs: readonly PlannedFragment[],
  fragments: readonly Fragment[],
): { readonly ok: true; readonly targets: readonly Target[] } | AssemblyRefusal => {
  const targets: Target[] = [];
  for (const fragment of fragments) {
    const { region, strand, isFixed = false } = inputs[fragment.index]!;
    const { size, isCircular, record } = fragment;
    const { start, length } = region ?? { start: 0, length: size };
    const fits =
      Number.isInteger(start) && Number.isInteger(length) && start >= 0 && start < size && length > 0;
    if (!fits || length > size || (!isCircular && start + length > size)) {
      const message = `The region from ${start + 1} with ${length} bases does not lie on ${sentenceFragment(fragment)} (${size}).`;
      return refuseAssembly("bad-option", message, [fragment.index]);
    }
    if (isFixed && isCircular) {
      const message = `${sentenceFragment(fragment)} is circular; it can only be taken as it is once it is opened.`;
      return refuseAssembly("circular-fragment", message, [fragment.index]);
    }
    const stretch = sliceRecord({ ...record, features: [], primers: [] }, { start, length });
    const read = strand === -1 ? reverseComplementRecord(stretch) : stretch;
    const brought = [inputs[fragment.index]!.lead ?? "", inputs[fragment.index]!.trail ?? ""];
    if (brought.some((bases) => /[^ACGT]/i.test(bases)) || (isFixed && brought.join("") !== "")) {
      const message = isFixed
        ? `${sentenceFragment(fragment)} is taken as it is, so no primer brings bases to it.`
        : `What is brought to ${sentenceFragment(fragment)} is not made of A, C, G and T.`;
      return refuseAssembly("bad-option", message, [fragment.index]);
    }
    const [lead = "", trail = ""] = brought.map((bases) => bases.toUpperCase());
    const letters = lead + read.sequence.toUpperCase() + trail;
    targets.push({ fragment, letters, lead, trail, isFixed });
  }
  return { ok: true, targets };
};
