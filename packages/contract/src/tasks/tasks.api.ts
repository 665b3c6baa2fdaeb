import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { subjectKindNames } from "../foundation/subject-kinds.ts";
import {
  taskBoardStates,
  taskFeedSchema,
  taskInputSchema,
  taskSchema,
  taskStateSchema,
} from "./tasks.schema.ts";

const base = "/platform/resource/tasks";
const one = z.object({ taskId: idSchema });
const refusals = ["task.not.found", "permission.denied"] as const;
const written = ["user.not.found", "project.no.access", "task.record.not.found"] as const;

/** Tasks: to do by someone, on a day, about a record; a board for each project, and a feed for calendars. */
export const tasksApi = {
  listTasks: endpoint({
    method: "GET",
    path: base,
    summary: "Tasks that the caller may see, by due date: one's own, the team's, or those of a project",
    assistant: {
      name: "list_tasks",
      description:
        "Tasks by due date: the person's own (view mine), the team's (view team), or those of a project.",
      links: { list: "records", title: "title", to: "/homepage/tasks?task={id}" },
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "team"]).default("mine"),
      state: z.enum(["open", "done"]).default("open"),
      projectId: idSchema.optional(),
      /** With `recordId`: only those about one record. */
      recordKind: z.enum(subjectKindNames).optional(),
      recordId: idSchema.optional(),
    }),
    data: pageOf(taskSchema),
  }),
  board: endpoint({
    method: "GET",
    path: `${base}/board`,
    summary: "The tasks of a project by state, in the order in which they were put",
    access: "session",
    query: z.object({ projectId: idSchema }),
    data: z.object({
      columns: z.array(
        z.object({ state: z.enum(taskBoardStates), tasks: z.array(taskSchema), hasMore: z.boolean() }),
      ),
      mayCreate: z.boolean(),
    }),
    errors: ["project.no.access"],
  }),
  getTask: endpoint({
    method: "GET",
    path: `${base}/:taskId`,
    summary: "A task",
    assistant: {
      name: "get_task",
      description: "One task.",
      links: { title: "title", to: "/homepage/tasks?task={id}" },
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    params: one,
    data: taskSchema,
    errors: ["task.not.found"],
  }),
  createTask: endpoint({
    method: "POST",
    path: base,
    summary: "Create a task, alone, in a project, or about a record",
    assistant: {
      name: "create_task",
      description:
        "Create a task, for the person or a colleague (assigneeId of list_colleagues), with a due date.",
      links: { title: "title", to: "/homepage/tasks?task={id}" },
      fields: [
        { at: "body.title", name: "title", kind: "text" },
        { at: "body.text", name: "description", kind: "longText" },
        { at: "body.dueDate", name: "dueDate", kind: "date" },
        { at: "body.assigneeId", name: "assignee", kind: "person" },
        {
          at: "body.projectId",
          name: "project",
          kind: "record",
          readBy: { tool: "get_project", params: { projectId: "body.projectId" } },
        },
      ],
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    creates: true,
    body: taskInputSchema,
    data: taskSchema,
    errors: written,
  }),
  updateTask: endpoint({
    method: "PUT",
    path: `${base}/:taskId`,
    summary: "Change a task as one has seen it",
    access: "session",
    params: one,
    body: taskInputSchema.safeExtend({ version: z.number().int().min(0) }),
    data: taskSchema,
    errors: [...refusals, ...written, "task.stale"],
  }),
  doneTask: endpoint({
    method: "PUT",
    path: `${base}/:taskId/done`,
    summary: "Say that a task is done, which plans the next one where it comes again; or open it again",
    assistant: {
      name: "complete_task",
      description: "Mark a task as done.",
      links: { title: "title", to: "/homepage/tasks?task={id}" },
      fields: [
        {
          at: "params.taskId",
          name: "task",
          kind: "record",
          readBy: { tool: "get_task", params: { taskId: "params.taskId" } },
        },
      ],
      fixed: { isDone: true },
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    params: one,
    body: z.object({ isDone: z.boolean() }),
    data: taskSchema,
    errors: refusals,
  }),
  moveTask: endpoint({
    method: "PUT",
    path: `${base}/:taskId/place`,
    summary: "Put a task into a column of its board, before another or at the end",
    access: "session",
    params: one,
    body: z.object({ state: taskStateSchema, beforeTaskId: idSchema.nullable() }),
    data: taskSchema,
    errors: refusals,
  }),
  removeTask: endpoint({
    method: "DELETE",
    path: `${base}/:taskId`,
    summary: "Delete a task",
    access: "session",
    params: one,
    data: z.null(),
    errors: refusals,
  }),
  feed: endpoint({
    method: "GET",
    path: `${base}/feed`,
    summary: "Whether the caller has a feed of their tasks, and since when",
    access: "session",
    data: taskFeedSchema,
  }),
  createFeed: endpoint({
    method: "POST",
    path: `${base}/feed`,
    summary: "Make an address of one's tasks for calendar programs; an earlier one ends",
    access: "session",
    data: taskFeedSchema,
  }),
  removeFeed: endpoint({
    method: "DELETE",
    path: `${base}/feed`,
    summary: "End the address of one's tasks",
    access: "session",
    data: z.null(),
  }),
  openFeed: endpoint({
    method: "GET",
    path: "/open/tasks/feed/:token",
    summary: "Somebody's tasks with a due date, as iCalendar",
    access: "public",
    params: z.object({ token: z.string().min(1).max(100) }),
    answersFile: true,
    perMinute: 60,
    errors: ["task.feed.not.found"],
  }),
};
