import { areaKeys } from "./area-keys.ts";

/** What the application itself refuses and gates, whatever the area. */
export const appKeys = areaKeys({
  problems: {
    "error.unauthorized": 401,
    "permission.denied": 403,
    "feature.disabled": 403,
    "csrf.invalid": 403,
    "host.unknown": 421,
    "security.ip.forbidden": 403,
    "tenant.left": 403,
    "password.change.required": 403,
    "tenant.expired": 403,
    "tenant.frozen": 403,
    "storage.full": 507,
    "picture.invalid": 422,
    "request.invalid": 400,
    "request.too.large": 413,
    "request.key.reused": 409,
    "request.unanswered": 409,
    "rate.limited": 429,
    "route.not.found": 404,
    "system.error": 500,
    "system.unavailable": 503,
  },
  permissions: {
    homepage: ["HOMEPAGE_READ"],
  },
});
