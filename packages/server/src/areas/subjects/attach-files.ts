import { type Attachment, type Id, MAX_ATTACHMENTS } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import {
  type ActionsOf,
  lockSubjectForUpdate,
  type Subject,
  type SubjectReader,
} from "../../kernel/subjects.ts";
import { verifyChecksum } from "../../kernel/verify-checksum.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { HEAD_BYTES, showAs } from "../previews/previews.service.ts";
import { mayDetach, presentAttachment } from "./subjects.present.ts";
import * as store from "./subjects.store.ts";

const attachmentKeys = z.tuple([idKey]);

/**
 * Files that belong to a record and are in no project. Their type is detected from their bytes, as for any upload.
 */
export const attachFiles = (
  { database, storage, audit, events }: Pick<Kernel, "database" | "storage" | "audit" | "events">,
  actionsOf: ActionsOf,
) => {
  const tell = async (
    tx: Queries,
    reader: SubjectReader,
    verb: "attach" | "detach",
    { kind, id }: Subject,
    change: { before?: unknown; after?: unknown },
  ): Promise<void> => {
    await audit.record(tx, reader, { action: `subject.${verb}`, objectType: kind, objectId: id, ...change });
    await events.emit(tx, reader, { type: `subject.${verb}`, data: { subject: { kind, id } } });
  };

  const find = async (q: Queries, about: Subject, id: Id): Promise<store.AttachmentRow> => {
    const row = await store.findAttachment(q, about, id);
    if (row === undefined) throw problem("attachment.not.found");
    return row;
  };

  return {
    list: (
      reader: SubjectReader,
      about: Subject,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<Page<Attachment>> =>
      database.read(reader, async (q) => {
        const [before] = decodeCursor(attachmentKeys, query.cursor) ?? [];
        const subject = await actionsOf(about.kind).open(q, reader, about.id);
        const rows = await store.listAttachments(q, about, before, query.limit);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentAttachment(row, subject, reader.userId),
          (row) => [row.id],
        );
      }),

    attach: (
      reader: SubjectReader,
      about: Subject,
      { uuid, name }: { uuid: string; name: string },
    ): Promise<Attachment> =>
      database.write(reader, async (tx) => {
        const subject = await lockSubjectForUpdate(tx, reader, actionsOf(about.kind), about.id, "comment");
        if ((await store.countHeld(tx, about)) >= MAX_ATTACHMENTS)
          throw problem("attachment.limit.exceed", { limit: MAX_ATTACHMENTS });
        const kept = await storage.keep(tx, uuid, reader);
        if (kept === "kept") throw problem("upload.not.found");
        const { key, size } = kept;
        const head = await storage.headOf(key, size, HEAD_BYTES);
        if (head === null) throw problem("upload.not.found");
        const id = await store.insertAttachment(tx, about, { name, key, size, ...showAs(name, head) });
        await tell(tx, reader, "attach", about, { after: { name, size } });
        return presentAttachment(await find(tx, about, id), subject, reader.userId);
      }),

    detach: (reader: SubjectReader, about: Subject, attachmentId: Id): Promise<null> =>
      database.write(reader, async (tx) => {
        const subject = await actionsOf(about.kind).open(tx, reader, about.id);
        const row = await find(tx, about, attachmentId);
        if (!mayDetach(subject, row, reader.userId)) throw problem("permission.denied");
        await store.deleteAttachment(tx, attachmentId);
        await tell(tx, reader, "detach", about, { before: { name: row.name, size: Number(row.size) } });
        return null;
      }),

    async content(reader: SubjectReader, about: Subject, attachmentId: Id): Promise<FileAnswer> {
      const row = await database.read(reader, async (q) => {
        await actionsOf(about.kind).open(q, reader, about.id);
        return find(q, about, attachmentId);
      });
      return {
        fileName: row.name,
        contentType: row.content_type,
        // Whatever it is, nothing of it runs: its own policy lets it do nothing on our origin.
        isInert: true,
        size: Number(row.size),
        body: async (range) => verifyChecksum(await storage.open(row.object_key, range), null),
      };
    },
  };
};
export type AttachFiles = ReturnType<typeof attachFiles>;
