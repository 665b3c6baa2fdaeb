import { isCommonEnzyme } from "@benchleaf/bio";
import type { FeatureShape } from "./feature-shape.ts";
import type { Selection } from "./selection.ts";
import type { CutMark } from "./tracks.ts";

/**
 * What a map draws and names first, the same for every map: what is picked, then features, the longest first, then
 * primers, then single cutters that labs clone with, then other cuts. A feature is never dropped for a cut.
 */
export const namePriority = {
  picked: 4e10,
  feature: 3e10,
  primer: 2e10,
  cut: 0,
} as const;

/** Maximum number of names next to a whole map initially: more are unreadable. */
export const FIRST_SIGHT = 25;

const isPrimerShape = ({ feature }: FeatureShape): boolean => feature.type === "primer_bind";

/** Whether a feature is what is selected: picked in a map or a list. */
export const isSelected = (shape: FeatureShape, picked: Selection | null): boolean =>
  picked !== null && picked.length > 0 && shape.start === picked.start && shape.length === picked.length;

export const priorityOf = (shape: FeatureShape, picked: Selection | null): number => {
  if (isSelected(shape, picked)) return namePriority.picked;
  return (isPrimerShape(shape) ? namePriority.primer : namePriority.feature) + shape.length;
};

/** Single cutters of the usual set above all others, then by how seldom an enzyme cuts. */
export const priorityOfCut = ({ names, count }: Pick<CutMark, "names" | "count">): number => {
  const isUsual = names.some(isCommonEnzyme);
  return namePriority.cut + (isUsual && count === 1 ? 2 : isUsual ? 0.5 : 0) + 1 / Math.max(1, count);
};

/** Products that a gene repeats. */
const PRODUCTS: ReadonlySet<string> = new Set(["CDS", "tRNA", "rRNA", "ncRNA", "tmRNA", "misc_RNA"]);

const placeOf = ({ start, length, hasLeftHead, hasRightHead }: FeatureShape): string =>
  `${start} ${length} ${hasLeftHead} ${hasRightHead}`;

const shownShapes = new WeakMap<readonly FeatureShape[], readonly FeatureShape[]>();

/** Without `source`, which describes the molecule and not a part of it, and without genes that a CDS repeats. */
export const mapShapes = (shapes: readonly FeatureShape[]): readonly FeatureShape[] => {
  const known = shownShapes.get(shapes);
  if (known) return known;
  const products = new Set<string>();
  for (const shape of shapes) if (PRODUCTS.has(shape.feature.type)) products.add(placeOf(shape));
  const isShown = (shape: FeatureShape) =>
    shape.feature.type !== "source" && !(shape.feature.type === "gene" && products.has(placeOf(shape)));
  const shown = shapes.filter(isShown);
  shownShapes.set(shapes, shown);
  return shown;
};
