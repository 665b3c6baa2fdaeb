import { inspectionFormsApi } from "./forms.api.ts";
import { inspectionRecordsApi } from "./records.api.ts";
import { inspectionSchedulesApi } from "./schedules.api.ts";

export * from "./answers.schema.ts";
export * from "./assess-answers.ts";
export * from "./check-form.ts";
export * from "./form.schema.ts";
export * from "./forms.api.ts";
export * from "./inspection.schema.ts";
export * from "./records.api.ts";
export * from "./schedules.api.ts";

/** The endpoints of this area. */
export const inspectionRows = { ...inspectionFormsApi, ...inspectionSchedulesApi, ...inspectionRecordsApi };
