import { commentsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import { subjectOf } from "../../kernel/subjects.ts";
import type { CommentsService } from "./comments.service.ts";

export const commentsRoutes = (comments: CommentsService): Binding[] => [
  bind(commentsApi.list, ({ params, query }, { session }) =>
    comments.list(session, subjectOf(params), query),
  ),
  bind(commentsApi.anchors, ({ params }, { session }) => comments.anchors(session, subjectOf(params))),
  bind(commentsApi.ranges, ({ params }, { session }) => comments.ranges(session, subjectOf(params))),
  bind(commentsApi.readers, ({ params, query }, { session }) =>
    comments.readers(session, subjectOf(params), query.search),
  ),
  bind(commentsApi.add, ({ params, body }, { session }) => comments.add(session, subjectOf(params), body)),
  bind(commentsApi.change, ({ params, body }, { session }) =>
    comments.change(session, params.commentId, body),
  ),
  bind(commentsApi.remove, ({ params }, { session }) => comments.remove(session, params.commentId)),
  bind(commentsApi.resolve, ({ params, body }, { session }) =>
    comments.resolve(session, params.commentId, body.isResolved),
  ),
];
