import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import type { Topology } from "../sequence.ts";
import { findGuides } from "./find-guides.ts";
import type { Guide } from "./guide.ts";
import { checkEdit, type EditRefusal, type LocalEdit, localEdits, type RequestedEdit } from "./local-edit.ts";

/** Scaffold of the guide RNA of SpCas9, as DNA. Source: Anzalone et al. 2019. */
const PRIME_SCAFFOLD = "GTTTTAGAGCTAGAAATAGCAAGTTAAAATAAGGCTAGTCCGTTATCAACTTGAAAAAGTGGCACCGAGTCGGTGC";

/** Lengths of the parts of a pegRNA, and which guides come into question. */
export interface DesignPrimeEditsOptions {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** Bases of the primer binding site, 8 to 17; 13 by default. */
  readonly primerBindingLength?: number;
  /** Fewest bases that the template holds behind the edit; 10 by default. */
  readonly homologyLength?: number;
  /** Longest template; 40 by default. */
  readonly maxTemplateLength?: number;
  /** IUPAC letters, for prime editors of other Cas9, such as NG; NGG by default. */
  readonly pam?: string;
}

/** A second guide that nicks the other strand, so that the edit wins (PE3). */
export interface NickingGuide {
  readonly spacer: string;
  readonly pam: string;
  /** Bases from the first nick to this one, along the strand of the first; negative before it. */
  readonly distance: number;
  /** It matches the edited sequence only (PE3b), so that the second nick comes after the edit. */
  readonly needsEdit: boolean;
}

/** A prime editing guide RNA for an edit. All bases are DNA, 5' to 3'. */
export interface PrimeEdit {
  readonly spacer: string;
  readonly pam: string;
  /** The strand that is nicked and rewritten. */
  readonly strand: Strand;
  /** Bases of the top strand before the nick. */
  readonly nick: number;
  /** Bases from the nick to the edit. */
  readonly distance: number;
  /** As they are in the guide RNA: the template, then the primer binding site. */
  readonly template: string;
  readonly primerBindingSite: string;
  /** Spacer, scaffold, template, primer binding site. */
  readonly pegRna: string;
  /** The edit leaves protospacer and PAM unchanged, so that the editor may nick again. */
  readonly canNickAgain: boolean;
  readonly nickingGuides: readonly NickingGuide[];
}

/** pegRNAs, the best first, or why there are none. */
export type DesignPrimeEditsResult =
  | { readonly ok: true; readonly designs: readonly PrimeEdit[] }
  | EditRefusal
  | { readonly ok: false; readonly error: { readonly code: "illegal-option"; readonly message: string } };

const FLANK = 160;
const NICKING_RANGE = [40, 100] as const;

/**
 * The prime editing guide RNAs that can make an edit with a Cas9 nickase, nearest nick first. The template reaches as
 * far past the edit as requested, and up to five bases further if it would start with C. No design if no PAM is near
 * enough. Errors: `illegal-edit` (off the sequence, or no change), `illegal-letter`, `illegal-option`. Source:
 * Anzalone et al. 2019, Nature 576:149.
 *
 * @example designPrimeEdits(sequence, { start: 120, end: 121, insert: "T" }) // { ok: true, designs: [{ spacer,
 * strand: 1, distance: 2, template, primerBindingSite, nickingGuides, … }] }
 */
export const designPrimeEdits = (
  sequence: string,
  edit: RequestedEdit,
  options: DesignPrimeEditsOptions = {},
): DesignPrimeEditsResult => {
  const {
    topology = "linear",
    primerBindingLength = 13,
    homologyLength = 10,
    maxTemplateLength = 40,
  } = options;
  const refused = checkEdit(sequence, edit);
  if (refused) return refused;
  const isSound = [primerBindingLength, homologyLength, maxTemplateLength].every((value) =>
    Number.isInteger(value),
  );
  if (!isSound || primerBindingLength < 8 || primerBindingLength > 17 || homologyLength < 1) {
    const message = "A primer binding site has 8 to 17 bases, and the template reaches behind the edit.";
    return { ok: false, error: { code: "illegal-option", message } };
  }
  const limits = { primerBindingLength, homologyLength, maxTemplateLength };
  const designs = localEdits(sequence, edit, topology, FLANK).flatMap((local) =>
    topGuides(local.before + local.removed + local.after, options.pam).flatMap((guide) => {
      const design = designAt(local, guide, limits);
      return design
        ? [{ ...design, nickingGuides: findNickingGuides(local, guide.cutTop, options.pam) }]
        : [];
    }),
  );
  designs.sort((a, b) => a.distance - b.distance || b.strand - a.strand);
  return { ok: true, designs };
};

/** The guides whose PAM is on the strand that is read. */
const topGuides = (bases: string, pam = "NGG"): readonly Guide[] => {
  const found = findGuides(bases, { pam });
  return found.ok ? found.guides.filter(({ strand }) => strand === 1) : [];
};

interface Limits {
  readonly primerBindingLength: number;
  readonly homologyLength: number;
  readonly maxTemplateLength: number;
}

const designAt = (
  { before, removed, after, insert, strand, toTop }: LocalEdit,
  guide: Guide,
  { primerBindingLength, homologyLength, maxTemplateLength }: Limits,
): Omit<PrimeEdit, "nickingGuides"> | null => {
  const nick = guide.cutTop;
  const distance = before.length - nick;
  const room = maxTemplateLength - distance - insert.length;
  if (distance < 0 || nick < primerBindingLength || room < homologyLength || after.length < homologyLength)
    return null;
  const written = before.slice(nick) + insert;
  const lengths = [0, 1, 2, 3, 4, 5].map((more) => homologyLength + more).filter((length) => length <= room);
  // The first base of the template is next to the scaffold; a C there may pair with its last G.
  const reach = lengths.find((length) => after.charAt(length - 1) !== "G") ?? homologyLength;
  const template = reverseComplement(written + after.slice(0, reach));
  const primerBindingSite = reverseComplement(before.slice(nick - primerBindingLength, nick));
  const site = (before + removed + after).slice(guide.start, guide.end + guide.pam.length);
  const edited = (before + insert + after).slice(guide.start, guide.end + guide.pam.length);
  return {
    spacer: guide.spacer,
    pam: guide.pam,
    strand,
    nick: toTop(nick),
    distance,
    template,
    primerBindingSite,
    pegRna: guide.spacer + PRIME_SCAFFOLD + template + primerBindingSite,
    canNickAgain: site === edited,
  };
};

/** Guides that nick the other strand 40 to 100 bases away, or anywhere near if they need the edit. */
const findNickingGuides = (
  { before, removed, after, insert }: LocalEdit,
  nick: number,
  pam: string | undefined,
): readonly NickingGuide[] => {
  const original = before + removed + after;
  const edited = before + insert + after;
  const onOther = (bases: string) =>
    topGuides(reverseComplement(bases), pam).map(({ spacer, pam: found, cutTop }) => ({
      spacer,
      pam: found,
      distance: bases.length - cutTop - nick,
    }));
  const [least, most] = NICKING_RANGE;
  const apart = onOther(original)
    .filter(({ distance }) => Math.abs(distance) >= least && Math.abs(distance) <= most)
    .map((guide) => ({ ...guide, needsEdit: false }));
  const bottom = reverseComplement(original);
  const afterEdit = onOther(edited)
    .filter(({ spacer, distance }) => Math.abs(distance) <= most && !bottom.includes(spacer))
    .map((guide) => ({ ...guide, needsEdit: true }));
  return [...afterEdit, ...apart].sort((a, b) => Math.abs(a.distance) - Math.abs(b.distance));
};
