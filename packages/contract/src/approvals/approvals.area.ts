import { approvalsApi } from "./approvals.api.ts";

export * from "./approvals.api.ts";
export * from "./approvals.schema.ts";

/** The endpoint rows of the area. */
export const approvalsRows = approvalsApi;
