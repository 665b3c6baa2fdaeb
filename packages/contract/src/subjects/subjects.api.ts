import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_TAGS_PER_CALL } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { subjectAccess as access, subjectKindNames, subjectRefusals } from "../foundation/subject-kinds.ts";
import { SUBJECT_PATH, subjectParams } from "../foundation/subjects.schema.ts";
import {
  attachmentInputSchema,
  attachmentSchema,
  shownSubjectSchema,
  subjectLinksSchema,
  subjectSchema,
} from "./subjects.schema.ts";

/** So many links of each way are notified of a subject. */
export const MAX_SUBJECT_LINKS = 200;
/** So many files are attached to a subject. */
export const MAX_ATTACHMENTS = 200;

const tagIds = z.array(idSchema).max(MAX_TAGS_PER_CALL);
const other = z.object({ toKind: z.enum(subjectKindNames), toId: idSchema });
const attachment = subjectParams.extend({ attachmentId: idSchema });
const attachments = `${SUBJECT_PATH}/attachments` as const;

/** Maximum number of subjects that are named in one request. */
export const MAX_NAMED_SUBJECTS = 100;

/** Tags, links, attachments and followers of records of any kind; comments are separate. */
export const subjectsApi = {
  get: endpoint({
    method: "GET",
    path: SUBJECT_PATH,
    summary: "What a subject is called, its tags, and what the caller may do on it",
    assistant: {
      name: "get_record",
      description: "Name and tags of any record by its kind and id.",
      links: { title: "name", to: "{address}" },
    },
    access,
    params: subjectParams,
    data: subjectSchema,
    errors: subjectRefusals,
  }),
  named: endpoint({
    method: "POST",
    path: "/platform/resource/subjects/named",
    summary:
      "Current names, pages and states of some subjects, as far as they exist and the caller may read them",
    access,
    body: z.object({
      subjects: z
        .array(z.object({ kind: z.enum(subjectKindNames), id: idSchema }))
        .min(1)
        .max(MAX_NAMED_SUBJECTS),
    }),
    data: z.array(shownSubjectSchema),
  }),
  tag: endpoint({
    method: "POST",
    path: `${SUBJECT_PATH}/tags`,
    summary: "Put tags on a subject and take others off",
    access,
    params: subjectParams,
    body: z.object({ addTagIds: tagIds, removeTagIds: tagIds }),
    data: z.null(),
    errors: [...subjectRefusals, "tag.not.found"],
  }),
  follow: endpoint({
    method: "PUT",
    path: `${SUBJECT_PATH}/following`,
    summary: "Be told of what becomes of a subject, or no longer",
    access,
    params: subjectParams,
    body: z.object({ isFollowed: z.boolean() }),
    data: z.null(),
    errors: subjectRefusals,
  }),
  links: endpoint({
    method: "GET",
    path: `${SUBJECT_PATH}/links`,
    summary:
      "What a subject was made of or uses, and what uses it, as far as the caller may read it; newest first",
    access,
    params: subjectParams,
    data: subjectLinksSchema,
    errors: subjectRefusals,
  }),
  link: endpoint({
    method: "POST",
    path: `${SUBJECT_PATH}/links`,
    summary: "Say that a subject uses another",
    access,
    params: subjectParams,
    body: other,
    data: z.null(),
    errors: [...subjectRefusals, "subject.link.itself"],
  }),
  unlink: endpoint({
    method: "POST",
    path: `${SUBJECT_PATH}/links/remove`,
    summary: "Take back that a subject uses another",
    access,
    params: subjectParams,
    body: other,
    data: z.null(),
    errors: [...subjectRefusals, "subject.link.not.found"],
  }),
  attachments: endpoint({
    method: "GET",
    path: attachments,
    summary: "Files attached to a subject, newest first",
    access,
    params: subjectParams,
    query: z.object(pageQuery),
    data: pageOf(attachmentSchema),
    errors: subjectRefusals,
  }),
  attach: endpoint({
    method: "POST",
    path: attachments,
    summary: "Attach an upload to a subject; it stands in no project",
    creates: true,
    access,
    params: subjectParams,
    body: attachmentInputSchema,
    data: attachmentSchema,
    errors: [...subjectRefusals, "upload.not.found", "attachment.limit.exceed"],
  }),
  detach: endpoint({
    method: "DELETE",
    path: `${attachments}/:attachmentId`,
    summary: "Remove an attachment: by who attached it or manages the subject",
    access,
    params: attachment,
    data: z.null(),
    errors: [...subjectRefusals, "attachment.not.found"],
  }),
  attachmentContent: endpoint({
    method: "GET",
    path: `${attachments}/:attachmentId/content`,
    summary: "An attachment as a browser may show it, whole or a range of its bytes; nothing of it runs",
    access,
    params: attachment,
    answersFile: true,
    errors: [...subjectRefusals, "attachment.not.found"],
  }),
};
