import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of cloning: error codes with their status, permissions, audited objects, audited actions. */
export const cloningKeys = areaKeys({
  problems: {
    "cloning.bench.not.found": 404,
    "cloning.bench.stale": 409,
    "cloning.too.many.fragments": { status: 422, names: ["limit"] },
    "cloning.too.many.vectors": 422,
    "cloning.plasmid.twice": 422,
    "cloning.methods.differ": 422,
    "cloning.place.unknown": 422,
    "cloning.too.many.constructs": { status: 422, names: ["limit"] },
    "cloning.not.dna": { status: 422, names: ["name"] },
    "cloning.primer.not.found": { status: 404, names: ["id"] },
    "cloning.version.gone": { status: 404, names: ["name"] },
    "cloning.product.differs": 422,
    "cloning.product.too.long": { status: 422, names: ["limit"] },
  },
  permissions: {
    molecule: ["MOLECULE_CLONING"],
  },
  objects: ["cloningBench"],
  trail: ["cloning.create", "cloning.makeProduct", "cloning.remove", "cloning.save"],
});
