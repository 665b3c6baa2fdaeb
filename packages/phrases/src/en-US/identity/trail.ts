import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"identity"> = {
  "identity.link": "Linked an external identity",
  "identity.unlink": "Unlinked an external identity",
  "identityDomain.claim": "Added an email domain",
  "identityDomain.prove": "Verified an email domain",
  "identityDomain.remove": "Removed an email domain",
  "identityProvider.create": "Added an identity provider",
  "identityProvider.remove": "Removed an identity provider",
  "identityProvider.update": "Edited an identity provider",
  area_identity: "External identities",
  area_identityDomain: "Email domains",
  area_identityProvider: "Identity providers",
  object_identityDomain: "Email domain",
  object_identityProvider: "Identity provider",
  object_identity: "External identity",
};
