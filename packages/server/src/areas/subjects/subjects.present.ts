import type { Attachment, LinkedSubject, NamedSubject, SubjectOverview, Tag } from "@benchleaf/contract";
import type { NamedSubject as Named, OpenSubject } from "../../kernel/subjects.ts";
import { mayOn } from "../../kernel/subjects.ts";
import type { AttachmentRow } from "./subjects.store.ts";

export const presentNamed = ({ kind, id, name, sort, address }: Named): NamedSubject => ({
  kind,
  id,
  name,
  sort,
  address,
});

export const presentSubject = (
  subject: OpenSubject,
  { tags, isFollowed }: { readonly tags: readonly Tag[]; readonly isFollowed: boolean },
): SubjectOverview => ({
  ...presentNamed(subject),
  abilities: {
    comment: mayOn(subject, "comment"),
    edit: mayOn(subject, "edit"),
    manage: mayOn(subject, "manage"),
  },
  tags: tags.map(({ id, name, color }) => ({ id, name, color })),
  isFollowed,
});

export const presentLinked = (named: Named, isGiven: boolean): LinkedSubject => ({
  ...presentNamed(named),
  isGiven,
});

/** Who attached something may take it away again, and who manages the subject. */
export const mayDetach = (
  subject: OpenSubject,
  { author_id }: Pick<AttachmentRow, "author_id">,
  userId: string,
): boolean => mayOn(subject, "manage") || (author_id === userId && mayOn(subject, "comment"));

export const presentAttachment = (row: AttachmentRow, subject: OpenSubject, userId: string): Attachment => ({
  id: row.id,
  name: row.name,
  size: Number(row.size),
  view: row.view,
  authorId: row.author_id,
  authorName: row.author_name,
  createTime: row.create_time.toISOString(),
  abilities: { remove: mayDetach(subject, row, userId) },
});
