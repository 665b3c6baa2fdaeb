import { approvalsApi } from "./approvals.api.ts";

export * from "./approval-kinds.ts";
export * from "./approval-stages.ts";
export * from "./approvals.api.ts";
export * from "./approvals.schema.ts";
export * from "./decision-data.ts";

/** The endpoints of this area. */
export const approvalsRows = approvalsApi;
