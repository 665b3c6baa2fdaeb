import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "literature.ai.limit.exceed": "No literature AI uses are left. Upgrade the plan or redeem a code.",
};
