import { type Id, type SubjectKind, subjectsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import { subjectOf } from "../../kernel/subjects.ts";
import type { AttachFiles } from "./attach-files.ts";
import type { SubjectsService } from "./subjects.service.ts";

/** The subject at the other end of a link. */
const otherOf = ({ toKind: kind, toId: id }: { toKind: SubjectKind; toId: Id }) => ({ kind, id });

export const subjectsRoutes = (subjects: SubjectsService, attachments: AttachFiles): Binding[] => [
  bind(subjectsApi.get, ({ params }, { session }) => subjects.get(session, subjectOf(params))),
  bind(subjectsApi.named, ({ body }, { session }) => subjects.named(session, body.subjects)),
  bind(subjectsApi.tag, ({ params, body }, { session }) => subjects.tag(session, subjectOf(params), body)),
  bind(subjectsApi.follow, ({ params, body }, { session }) =>
    subjects.follow(session, subjectOf(params), body.isFollowed),
  ),
  bind(subjectsApi.links, ({ params }, { session }) => subjects.links(session, subjectOf(params))),
  bind(subjectsApi.link, ({ params, body }, { session }) =>
    subjects.link(session, subjectOf(params), otherOf(body)),
  ),
  bind(subjectsApi.unlink, ({ params, body }, { session }) =>
    subjects.unlink(session, subjectOf(params), otherOf(body)),
  ),
  bind(subjectsApi.attachments, ({ params, query }, { session }) =>
    attachments.list(session, subjectOf(params), query),
  ),
  bind(subjectsApi.attach, ({ params, body }, { session }) =>
    attachments.attach(session, subjectOf(params), body),
  ),
  bind(subjectsApi.detach, ({ params }, { session }) =>
    attachments.detach(session, subjectOf(params), params.attachmentId),
  ),
  bind(subjectsApi.attachmentContent, ({ params }, { session }) =>
    attachments.content(session, subjectOf(params), params.attachmentId),
  ),
];
