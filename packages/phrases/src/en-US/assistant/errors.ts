import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"assistant"> = {
  "proposal.not.found": "This proposed change does not exist.",
  "proposal.expired": "This proposed change has expired after 10 minutes. Ask the assistant again.",
  "proposal.used": "This proposed change has been used already and cannot be used again.",
  "mcp.method.not.allowed": "The MCP server accepts POST requests only.",
};
