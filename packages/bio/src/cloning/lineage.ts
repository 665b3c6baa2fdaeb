import type { Strand } from "../feature.ts";
import type { Topology } from "../sequence.ts";

/** A molecule that a product was made from and of which nothing older is known: a leaf of the tree. */
export interface LineageInput {
  readonly kind: "input";
  readonly name: string;
  readonly checksum: string;
  readonly topology: Topology;
  readonly length: number;
}

/** A stretch of one input in a product. Coordinates are zero-based and half-open on the input's top strand. */
export interface LineagePart {
  readonly from: Lineage;
  readonly start: number;
  /** Exceeds the input's length where the stretch runs across the origin of a circle. */
  readonly end: number;
  /** -1 where the product reads the input's other strand. */
  readonly strand: Strand;
}

/** What holds two neighbouring parts together; on a circle the last junction closes it. */
export interface LineageJunction {
  /** How the ends met: `homology`, `5'-overhang`, `3'-overhang`, `blunt` or the name of a recombination site. */
  readonly kind: string;
  /** The bases that both parts share, read along the product. */
  readonly letters: string;
  /** Strands left open because their 5' end had no phosphate, or no ligase was there; cells seal them. */
  readonly nicks?: number;
}

/** How a molecule was made. Plain data: it can be written as JSON and read back. */
export interface LineageStep {
  readonly kind: "product";
  readonly name: string;
  readonly checksum: string;
  readonly topology: Topology;
  readonly length: number;
  readonly method: string;
  readonly enzymes?: readonly string[];
  readonly primers?: readonly { readonly name: string; readonly bases: string }[];
  readonly parts: readonly LineagePart[];
  readonly junctions: readonly LineageJunction[];
}

/** A molecule that was given, or the step that made one of others. */
export type Lineage = LineageInput | LineageStep;

/**
 * The molecules at the leaves of a lineage, in the order of the product's parts, each checksum once.
 *
 * @example lineageInputs(product.lineage).map((input) => input.name) // ["pUC19", "insert"]
 */
export const lineageInputs = (lineage: Lineage): readonly LineageInput[] => {
  const inputs = new Map<string, LineageInput>();
  const visit = (node: Lineage): void => {
    if (node.kind === "input") inputs.set(`${node.checksum} ${node.name}`, node);
    else for (const part of node.parts) visit(part.from);
  };
  visit(lineage);
  return [...inputs.values()];
};
