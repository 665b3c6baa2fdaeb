import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { INSPECTION_PATH } from "./forms.api.ts";
import {
  inspectionScheduleSchema,
  scheduleInputSchema,
  standInInputSchema,
  standInSchema,
} from "./inspection.schema.ts";

const planners = {
  permission: [["INSPECTION_FORM_CONFIG", "INSPECTION_FORM_MANAGE"]],
  feature: "INSPECTION_FORM",
} as const;
const one = z.object({ scheduleId: idSchema });

/** Who inspects what and when, and who substitutes for an absent inspector. */
export const inspectionSchedulesApi = {
  listSchedules: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/assign`,
    summary: "Schedules of the team, newest first",
    access: planners,
    query: z.object({ ...pageQuery, formId: idSchema.optional() }),
    data: pageOf(inspectionScheduleSchema),
  }),
  previewSchedule: endpoint({
    method: "POST",
    path: `${INSPECTION_PATH}/assign/preview`,
    summary: "The next due times of a schedule before it is saved",
    access: planners,
    body: scheduleInputSchema.pick({ recurrence: true, timezone: true, firstDue: true }),
    data: z.array(instantSchema),
  }),
  createSchedule: endpoint({
    method: "POST",
    path: `${INSPECTION_PATH}/assign`,
    summary: "Plan inspections by a published form",
    access: planners,
    creates: true,
    body: scheduleInputSchema.extend({ formId: idSchema }),
    data: inspectionScheduleSchema,
    errors: [
      "inspection.form.not.found",
      "inspection.form.not.published",
      "user.not.found",
      "inspection.schedule.empty",
      "equipment.not.found",
    ],
  }),
  updateSchedule: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/assign/:scheduleId`,
    summary: "Change a schedule; inspections that are not due yet are planned anew",
    access: planners,
    params: one,
    body: scheduleInputSchema.extend({ revision: z.number().int().min(0) }),
    data: inspectionScheduleSchema,
    errors: [
      "inspection.schedule.not.found",
      "inspection.schedule.stale",
      "user.not.found",
      "inspection.schedule.empty",
      "equipment.not.found",
    ],
  }),
  setScheduleActive: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/assign/:scheduleId/active`,
    summary: "Stop a schedule, which takes back what is not due yet, or start it again",
    access: planners,
    params: one,
    body: z.object({ isActive: z.boolean() }),
    data: inspectionScheduleSchema,
    errors: ["inspection.schedule.not.found", "inspection.form.not.published"],
  }),
  standIns: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/standIns`,
    summary: "Who stands in for whom, from now on",
    access: planners,
    data: z.array(standInSchema),
  }),
  setStandIn: endpoint({
    method: "POST",
    path: `${INSPECTION_PATH}/standIns`,
    summary: "Let somebody do another person's inspections for some days, those that are planned too",
    access: planners,
    creates: true,
    body: standInInputSchema,
    data: standInSchema,
    errors: ["user.not.found", "inspection.stand.in.invalid"],
  }),
  removeStandIn: endpoint({
    method: "DELETE",
    path: `${INSPECTION_PATH}/standIns/:standInEntryId`,
    summary: "End a stand-in; what is open goes back to whose turn it was",
    access: planners,
    params: z.object({ standInEntryId: idSchema }),
    data: z.null(),
    errors: ["user.not.found"],
  }),
};
