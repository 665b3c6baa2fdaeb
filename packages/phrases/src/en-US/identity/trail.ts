import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"identity"> = {
  "identity.link": "Linked an outside identity",
  "identity.unlink": "Unlinked an outside identity",
  "identityDomain.claim": "Claimed a mail domain",
  "identityDomain.prove": "Proved a mail domain",
  "identityDomain.remove": "Removed a mail domain",
  "identityProvider.create": "Added an identity provider",
  "identityProvider.remove": "Removed an identity provider",
  "identityProvider.update": "Changed an identity provider",
  area_identity: "Outside identities",
  area_identityDomain: "Mail domains",
  area_identityProvider: "Identity providers",
  object_identityDomain: "Mail domain",
  object_identityProvider: "Identity provider",
  object_identity: "Outside identity",
};
