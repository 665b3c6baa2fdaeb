import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"planned"> = {};
