import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of identity: error codes with their status, audited objects, audited actions. */
export const identityKeys = areaKeys({
  problems: {
    "sso.failed": 400,
    "sso.expired": 400,
    "sso.email.unverified": 403,
    "sso.domain.unproven": 403,
    "sso.not.member": 403,
    "identity.not.found": 404,
    "identity.provider.not.found": 404,
    "identity.provider.unreachable": 422,
    "identity.certificate.invalid": 422,
    "identity.domain.not.found": 404,
    "identity.domain.unproven": 422,
    "identity.domain.taken": 409,
  },
  objects: ["identityDomain", "identityProvider", "identity"],
  trail: [
    "identity.link",
    "identity.unlink",
    "identityDomain.claim",
    "identityDomain.prove",
    "identityDomain.remove",
    "identityProvider.create",
    "identityProvider.remove",
    "identityProvider.update",
  ],
});
