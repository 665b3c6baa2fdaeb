import { tasksApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { TaskFeeds } from "./task-feeds.ts";
import type { TasksService } from "./tasks.service.ts";

export const tasksRoutes = (tasks: TasksService, feeds: TaskFeeds): Binding[] => [
  bind(tasksApi.listTasks, ({ query }, { session }) => tasks.list(session, query)),
  bind(tasksApi.board, ({ query }, { session }) => tasks.board(session, query.projectId)),
  bind(tasksApi.getTask, ({ params }, { session }) => tasks.get(session, params.taskId)),
  bind(tasksApi.createTask, ({ body }, { session }) => tasks.create(session, body)),
  bind(tasksApi.updateTask, ({ params, body }, { session }) => tasks.update(session, params.taskId, body)),
  bind(tasksApi.doneTask, ({ params, body }, { session }) =>
    tasks.setDone(session, params.taskId, body.isDone),
  ),
  bind(tasksApi.moveTask, ({ params, body }, { session }) =>
    tasks.move(session, params.taskId, body.state, body.beforeTaskId),
  ),
  bind(tasksApi.removeTask, ({ params }, { session }) => tasks.remove(session, params.taskId)),
  bind(tasksApi.feed, (_request, { session }) => feeds.state(session)),
  bind(tasksApi.createFeed, (_request, { session }) => feeds.create(session)),
  bind(tasksApi.removeFeed, (_request, { session }) => feeds.remove(session)),
  bindPublic(tasksApi.openFeed, ({ params }) => feeds.open(params.token)),
];
