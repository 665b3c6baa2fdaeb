import type { AssemblyRefusal } from "./assembly.ts";
import { refuseAssembly } from "./assembly.ts";
import { cutFragment } from "./cut-fragment.ts";
import { describeFragment, type Fragment, sentenceFragment } from "./fragment.ts";
import type { AssemblyOptions } from "./options.ts";

/**
 * Circular fragments opened by the enzymes of the options, for methods that need ends. Where an enzyme cuts out a
 * part, the longest piece is used as the vector.
 */
export const openCircles = (
  fragments: readonly Fragment[],
  options: AssemblyOptions,
):
  | { readonly ok: true; readonly fragments: readonly Fragment[]; readonly enzymes: readonly string[] }
  | AssemblyRefusal => {
  const enzymes = new Set<string>();
  const opened: Fragment[] = [];
  for (const fragment of fragments) {
    if (!fragment.isCircular) {
      opened.push(fragment);
      continue;
    }
    if (options.enzymes === undefined) {
      const message = `${sentenceFragment(fragment)} is circular and has no ends to join; open it with an enzyme or by PCR.`;
      return refuseAssembly("circular-fragment", message, [fragment.index]);
    }
    const cut = cutFragment(fragment, options);
    if (!cut.ok) return cut;
    if (cut.pieces.length === 0) {
      const message = `The enzymes given do not cut ${describeFragment(fragment)}, so it stays a circle.`;
      return refuseAssembly("no-site", message, [fragment.index]);
    }
    opened.push(cut.pieces.reduce((longest, piece) => (piece.size > longest.size ? piece : longest)));
    for (const enzyme of cut.enzymes) enzymes.add(enzyme);
  }
  return { ok: true, fragments: opened, enzymes: [...enzymes] };
};
