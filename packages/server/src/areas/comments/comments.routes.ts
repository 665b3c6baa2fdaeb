import { commentsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { CommentsService } from "./comments.service.ts";

export const commentsRoutes = (comments: CommentsService): Binding[] => [
  bind(commentsApi.list, ({ params, query }, { session }) => comments.list(session, params.fileId, query)),
  bind(commentsApi.anchors, ({ params }, { session }) => comments.anchors(session, params.fileId)),
  bind(commentsApi.readers, ({ params, query }, { session }) =>
    comments.readers(session, params.fileId, query.search),
  ),
  bind(commentsApi.add, ({ params, body }, { session }) => comments.add(session, params.fileId, body)),
  bind(commentsApi.change, ({ params, body }, { session }) =>
    comments.change(session, params.commentId, body),
  ),
  bind(commentsApi.remove, ({ params }, { session }) => comments.remove(session, params.commentId)),
  bind(commentsApi.resolve, ({ params, body }, { session }) =>
    comments.resolve(session, params.commentId, body.isResolved),
  ),
];
