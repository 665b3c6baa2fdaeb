import type { Strand } from "../../feature.ts";
import type { AssemblyFragment, AssemblyProduct, AssemblyRefusal } from "../assembly.ts";

/** A fragment with what the plan should know of it. */
export type PlannedFragment = AssemblyFragment & {
  /** The stretch to amplify, zero-based; the whole fragment unless given. On a circle it may cross the origin. */
  readonly region?: { readonly start: number; readonly length: number };
  /** -1 to read it from its other strand. */
  readonly strand?: Strand;
  /**
   * Bases that the primers bring before and behind the stretch, as the product reads: a linker, what fixes a frame.
   */
  readonly lead?: string;
  readonly trail?: string;
  /** True for a linear fragment that is used as it is (a vector that was already opened), without primers. */
  readonly isFixed?: boolean;
  /** True for the backbone: it counts to no limit of fragments. */
  readonly isVector?: boolean;
};

/** Methods that primers and products are planned for. */
export type PlanMethod =
  | "gibson"
  | "hifi"
  | "in-fusion"
  | "overlap-extension"
  | "golden-gate"
  | "moclo"
  | "restriction-ligation"
  | "user"
  | "ta"
  | "topo"
  | "gateway"
  | "mutagenesis";

/** Defaults are the product's (spec section 9). */
export interface PlanOptions {
  /** Chosen by the fragments unless given. */
  readonly method?: PlanMethod | "auto";
  /** `circular` unless given; overlap extension is linear. */
  readonly topology?: "circular" | "linear";
  /** °C, of the part of a primer that pairs with its template; 50 unless given. */
  readonly bindingMinTm?: number;
  /**
   * Bases of a primer that pair with its template plus those that it shares with the neighbour; 15 to 30 unless
   * given, and up to 60 where neighbours share homology, half of which is in each primer: 40 are usual there.
   */
  readonly minPrimerLength?: number;
  readonly maxPrimerLength?: number;
  /** °C between the binding parts of a pair; 5 unless given. */
  readonly maxTmDifference?: number;
  /** °C, of a whole primer without its site; not looked at unless given. */
  readonly primerMinTm?: number;
  /** Percent of G and C in a whole primer without its site, least and most; not looked at unless given. */
  readonly gcPercent?: readonly [number, number];
  /** Bases that neighbours share; 20 unless given (In-Fusion 15). */
  readonly overlapLength?: number;
  /** The Tm in °C that overlaps should reach: each is lengthened up to it, so that all are similar; 48 by default. */
  readonly overlapMinTm?: number;
  /** True to divide each overlap so that the two primers of a junction have similar lengths; otherwise by halves. */
  readonly hasEvenPrimers?: boolean;
  /** Golden Gate: a type IIS enzyme; restriction–ligation: one or two enzymes. Chosen by the fragments unless given. */
  readonly enzymes?: readonly string[];
  /** Golden Gate: overhangs to use at the junctions, in order, null for one to be chosen; else the seamless ones that go best together. */
  readonly overhangs?: readonly (string | null)[];
  /** TOPO: kind of vector, as for `assemble`; `ta` unless given. */
  readonly variant?: "ta" | "blunt" | "directional";
  readonly signal?: { readonly aborted: boolean };
}

/** A primer of the plan. */
export interface PlannedPrimer {
  readonly name: string;
  /** 5' to 3', tail and all. */
  readonly bases: string;
  readonly fragment: number;
  readonly direction: "forward" | "reverse";
  /** 5' part that does not pair with the template. */
  readonly tail: string;
  /** 3' part that pairs, and its Tm in °C. */
  readonly binding: string;
  readonly bindingTm: number;
}

/** Something that is in the way, or that may. */
export interface PlanConflict {
  readonly code:
    | "primer-too-long"
    | "binding-tm-low"
    | "primer-tm-low"
    | "primer-gc"
    | "tm-difference"
    | "internal-site"
    /** The product has the site of the enzyme over a junction, and the reaction cuts it again. */
    | "site-again"
    /** An overhang has bases that are not known. */
    | "unknown-overhang"
    | "close-sites"
    | "overhang"
    | "repeated-overlap"
    | "weak-overlap"
    | "short-fragment"
    | "no-enzyme"
    | "no-place"
    | "wrong-frame"
    | "unknown-direction"
    | "other-products"
    | "prediction-failed";
  readonly message: string;
  readonly fragments?: readonly number[];
  /** Where on the fragment, zero-based; of `site-again` on the product. */
  readonly position?: number;
  /** Which of the fragment's primers it is about. */
  readonly primer?: "forward" | "reverse";
  /** The value: °C, bases or percent, depending on the code. */
  readonly figure?: number;
  /** Enzymes that would do better. */
  readonly enzymes?: readonly string[];
}

/** What neighbours share in the plan: an overlap or an overhang, as the product reads. */
export interface PlannedJunction {
  readonly between: readonly [number, number];
  readonly letters: string;
}

/** Primers to order and the product that they make. */
export interface AssemblyPlan {
  readonly method: PlanMethod;
  readonly enzymes: readonly string[];
  readonly primers: readonly PlannedPrimer[];
  readonly junctions: readonly PlannedJunction[];
  /** Length of each fragment's PCR product with its tails, in the order given; null if nothing is amplified. */
  readonly amplicons: readonly (number | null)[];
  /** The molecule that the plan makes, predicted step by step from the primers; null if that failed. */
  readonly product: AssemblyProduct | null;
  /** What to do, one sentence a step. */
  readonly steps: readonly string[];
  /** Empty for a plan without a flaw. */
  readonly conflicts: readonly PlanConflict[];
}

/** A plan, or why there is none. */
export type PlanResult = { readonly ok: true; readonly plan: AssemblyPlan } | AssemblyRefusal;

/** More fragments than this are refused (spec section 9). */
export const MAX_PLANNED_FRAGMENTS = 10;
