import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of the assistant: error codes with their status, audited objects and actions. */
export const assistantKeys = areaKeys({
  problems: {
    "proposal.not.found": 404,
    "proposal.expired": 410,
    "proposal.used": 409,
    "mcp.method.not.allowed": 405,
  },
  objects: ["proposal"],
  trail: ["proposal.confirm"],
});
