import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"cloning"> = {
  "cloning.bench.not.found":
    "This cloning workspace doesn’t exist or belongs to someone else. Go back to your workspaces.",
  "cloning.bench.stale":
    "This cloning workspace was changed in another window. Reload it, then make your change again.",
  "cloning.too.many.fragments":
    "A workspace holds up to {{limit}} fragments. Join some of them first, then use the product as a fragment.",
  "cloning.too.many.vectors": "A workspace has one vector. Change the other one to a fragment.",
  "cloning.plasmid.twice": "The workspace contains a duplicate entry. Reload it and try again.",
  "cloning.methods.differ":
    "A workspace uses a single method. Use the same one for every plasmid, or leave it empty.",
  "cloning.place.unknown":
    "An alternative in the workspace refers to a position that doesn’t exist. Reload and try again.",
  "cloning.too.many.constructs": "These alternatives make more than {{limit}} constructs. Remove some.",
  "cloning.not.dna": "{{name}} isn’t DNA. Only DNA can be cloned. Choose another sequence.",
  "cloning.primer.not.found":
    "You don’t have access to primer {{id}} in the primer library. It may have been deleted. Choose another one.",
  "cloning.version.gone":
    "The version of {{name}} used in the workspace no longer exists. Use the current version.",
  "cloning.product.differs":
    "The product doesn’t match how it was constructed. Reload the workspace and save again.",
  "cloning.product.too.long": "The product has more than {{limit}} bp and can’t be saved from the workspace.",
};
