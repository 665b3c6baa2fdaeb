import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"cloning"> = {
  "cloning.bench.not.found":
    "This bench does not exist any more, or it is another person’s. Go back to your benches.",
  "cloning.bench.stale": "This bench was changed in another window. Reload it; then make your change again.",
  "cloning.too.many.fragments":
    "A bench holds at most {{limit}} fragments. Join some of them first, then use the product as a fragment.",
  "cloning.too.many.vectors": "A bench has one vector. Turn the other one into a fragment.",
  "cloning.plasmid.twice": "The bench was sent with one entry twice. Reload it and try again.",
  "cloning.methods.differ": "One bench joins by one method. Send the same one for every plasmid, or none.",
  "cloning.place.unknown":
    "An alternative on the bench names a place that is not there. Reload it and try again.",
  "cloning.too.many.constructs": "These alternatives make more than {{limit}} constructs. Take some off.",
  "cloning.not.dna": "{{name}} is not DNA. Only DNA can be cloned; choose another sequence.",
  "cloning.primer.not.found":
    "The primer library has no primer {{id}} that you may use. It may have been deleted; choose another one.",
  "cloning.version.gone":
    "The version of {{name}} that the bench stands on no longer exists. Take the current one.",
  "cloning.product.differs":
    "The product and how it was made do not belong together. Reload the bench and save again.",
  "cloning.product.too.long": "The product has more than {{limit}} bp and cannot be saved from a bench.",
};
