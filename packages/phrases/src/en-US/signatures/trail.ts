import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"signatures"> = {
  "signature.create": "Added a signature",
  "signature.remove": "Removed a signature",
  "signature.rename": "Renamed a signature",
  "signature.sign": "Signed",
  area_signature: "Signatures",
  object_signature: "Signature",
};
