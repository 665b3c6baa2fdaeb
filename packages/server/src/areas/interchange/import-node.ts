import { createHash } from "node:crypto";
import {
  type ElnNode,
  type ElnRefusal,
  type ElnRemark,
  type Id,
  MAX_COMMENT_CHARACTERS,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ImportedSequence, ImportSequence } from "../sequences/sequences.service.ts";
import * as store from "./import.store.ts";
import type { NoteReader } from "./note-readers.ts";
import { type Archive, DamagedMember } from "./open-archive.ts";

/** Services of earlier areas for imports. */
export interface ImportServices {
  readonly files: {
    reach(tx: Queries, scope: Scope, place: Place, name: string): Promise<Id>;
    add(
      tx: Queries,
      scope: Scope,
      place: Place,
      made: { name: string; uuid: string; head: Buffer },
    ): Promise<{ id: Id }>;
    renew(tx: Queries, scope: Scope, id: Id, uuid: string): Promise<{ id: Id }>;
  };
  readonly sequences: ImportSequence;
  /** Null if no area makes pages of notes. */
  readonly pages: () => NoteReader | null;
  /** Returns the names that could not be added. */
  tags(tx: Queries, scope: Scope, fileId: Id, names: readonly string[]): Promise<string[]>;
  comments(tx: Queries, scope: Scope, fileId: Id, bodies: readonly string[]): Promise<void>;
}

interface Place {
  readonly projectId: Id;
  readonly folderId: Id | null;
}

/** Destination and source of an import. */
export interface Import extends Place {
  readonly id: Id;
  readonly sourceKey: string;
  /** The program that created the archive, as it states; otherwise the archive's name. */
  readonly program: string;
  readonly makesSequences: boolean;
  readonly makesPages: boolean;
  readonly archive: Archive;
}

interface Brought {
  readonly outcome: ElnNode["outcome"];
  readonly fileId?: Id;
  readonly refusal?: ElnRefusal;
  readonly remarks?: readonly ElnRemark[];
}

type Making = (tx: Queries, known: Id | null) => Promise<Id>;

const HEAD_BYTES = 1_024;

/** The errors that concern a single part; others end the import. */
const refusals: Partial<Record<string, ElnRefusal>> = {
  "project.file.limit.exceed": "limit",
  "projectFile.locked": "locked",
  "eln.finished": "locked",
  "fileAsset.no.edit.permission": "no-access",
  "permission.denied": "no-access",
  "projectFile.not.found": "no-access",
  "file.name.invalid": "internal",
  "file.version.stale": "locked",
};

export const refusalOf = (error: unknown): ElnRefusal | undefined => {
  if (error instanceof DamagedMember) return "damaged";
  return error instanceof Problem ? refusals[error.code] : undefined;
};

const baseName = (key: string): string => key.replace(/#.*$/, "").split("/").filter(Boolean).at(-1) ?? key;

/** A comment with its author and time, cut to the allowed length. */
const bodyOf = ({ author, time, text }: store.WaitingNode["comments"][number]): string => {
  const head = [author, time].filter(Boolean).join(" · ");
  return (head === "" ? text : `${head}\n${text}`).slice(0, MAX_COMMENT_CHARACTERS);
};

/** Imports one part of an archive, completely and in one transaction, or not at all. */
export const importNode = (
  { database, storage }: Pick<Kernel, "database" | "storage">,
  sources: ImportServices,
) => {
  const dress = async (
    tx: Queries,
    scope: Scope,
    node: store.WaitingNode,
    fileId: Id,
  ): Promise<ElnRemark[]> => {
    const left = node.tags.length > 0 ? await sources.tags(tx, scope, fileId, node.tags) : [];
    const bodies = node.comments.map(bodyOf);
    if (bodies.length > 0) await sources.comments(tx, scope, fileId, bodies);
    const isCut = node.comments.some(({ text }) => text.length > MAX_COMMENT_CHARACTERS - 200);
    return [
      ...(left.length > 0 ? [{ code: "tag-left-out" as const, detail: left.join(", ") }] : []),
      ...(isCut ? [{ code: "comment-left-out" as const, detail: "" }] : []),
    ];
  };

  /** Checks the state again under a lock, and records the result. */
  const settle = (
    scope: Scope,
    into: Import,
    node: store.WaitingNode,
    make: Making,
    remarks: readonly ElnRemark[] = [],
  ): Promise<void> =>
    database.write(scope, async (tx) => {
      if (!(await store.lockWaitingForUpdate(tx, into.id, node.number))) return;
      const part = { sourceKey: into.sourceKey, nodeKey: node.node_key };
      const sha256 = node.becomes === "folder" ? null : node.found_sha256;
      const known = await store.lockKnownForUpdate(tx, into.projectId, part);
      if (known !== undefined && known.sha256 === sha256) {
        await store.endNode(tx, into.id, node.number, { outcome: "same", fileId: known.file_id });
        return;
      }
      const fileId = await make(tx, known?.file_id ?? null);
      const more = known === undefined ? await dress(tx, scope, node, fileId) : [];
      const provenance = { program: into.program, author: node.author, madeTime: node.made_time };
      await store.know(tx, into.projectId, part, { fileId, sha256 }, provenance);
      const outcome = known === undefined ? "new" : "version";
      await store.endNode(tx, into.id, node.number, { outcome, fileId, remarks: [...remarks, ...more] });
    });

  const placeOf = (into: Import, node: store.WaitingNode): Place => ({
    projectId: into.projectId,
    folderId: node.parent === null ? into.folderId : node.parent_file_id,
  });

  const importBytes = async (
    scope: Scope,
    into: Import,
    node: store.WaitingNode,
    bytes: AsyncIterable<Uint8Array>,
    { name, remarks = [] }: { name: string; remarks?: readonly ElnRemark[] },
  ): Promise<void> => {
    const hash = createHash("sha256");
    let head = Buffer.alloc(0);
    const watched = async function* () {
      for await (const chunk of bytes) {
        hash.update(chunk);
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        yield chunk;
      }
    };
    const about = { name, contentType: node.content_type || "application/octet-stream" };
    const { uuid } = await storage.make(scope, about, watched());
    // The import matches the preview: the archive is read twice.
    if (hash.digest("hex") !== node.found_sha256) throw new DamagedMember();
    // A page that an earlier import has made of a note is not replaced by a file.
    const isPage = async (tx: Queries, known: Id): Promise<boolean> =>
      (await sources.pages()?.isPage(tx, known)) ?? false;
    const make: Making = async (tx, known) =>
      known === null || (await isPage(tx, known))
        ? (await sources.files.add(tx, scope, placeOf(into, node), { name, uuid, head })).id
        : (await sources.files.renew(tx, scope, known, uuid)).id;
    await settle(scope, into, node, make, remarks);
  };

  const isKnown = (scope: Scope, into: Import, node: store.WaitingNode): Promise<boolean> =>
    database.write(scope, async (tx) => {
      const part = { sourceKey: into.sourceKey, nodeKey: node.node_key };
      const known = await store.lockKnownForUpdate(tx, into.projectId, part);
      const isSame = known !== undefined && known.sha256 === node.found_sha256;
      if (isSame) await store.endNode(tx, into.id, node.number, { outcome: "same", fileId: known.file_id });
      return isSame;
    });

  const importSequence = async (scope: Scope, into: Import, node: store.WaitingNode): Promise<void> => {
    const bytes = await into.archive.bytesOf(node.member!);
    const fileName = baseName(node.node_key);
    const kept: ImportedSequence | string = into.makesSequences
      ? await sources.sequences.read(scope.tenantId, bytes, fileName, node.name)
      : "not-a-sequence";
    if (typeof kept === "string") {
      const remarks = [{ code: kept as "not-a-sequence" | "several-sequences", detail: "" }];
      const plain = into.archive.unpack(node.member!);
      return importBytes(scope, into, node, plain, { name: fileName, remarks });
    }
    await settle(scope, into, node, async (tx, known) => {
      if (known === null) return sources.sequences.add(tx, scope, placeOf(into, node), kept);
      await sources.sequences.renew(tx, scope, known, kept);
      return known;
    });
  };

  /** A note that was imported before, and has changed since, is a new version of its page. */
  const importPage = async (
    scope: Scope,
    into: Import,
    node: store.WaitingNode,
    text: string,
  ): Promise<boolean> => {
    const pages = sources.pages();
    const page = pages?.read(text, node.content_type === "text/html") ?? null;
    if (pages === null || page === null) return false;
    const name = node.name.replace(/\.(?:html|md)$/, "");
    await settle(scope, into, node, async (tx, known) => {
      if (known === null || !(await pages.isPage(tx, known)))
        return pages.add(tx, scope, placeOf(into, node), name, page);
      await pages.renew(tx, scope, known, page, into.program);
      return known;
    });
    return true;
  };

  const bring = async (scope: Scope, into: Import, node: store.WaitingNode): Promise<void> => {
    if (node.becomes === "folder") {
      const make: Making = (tx) => sources.files.reach(tx, scope, placeOf(into, node), node.name);
      return settle(scope, into, node, make);
    }
    if (await isKnown(scope, into, node)) return;
    if (node.becomes === "sequence") return importSequence(scope, into, node);
    if (node.body !== null && into.makesPages && (await importPage(scope, into, node, node.body))) return;
    const note = node.body === null ? null : Buffer.from(node.body);
    const bytes = note === null ? into.archive.unpack(node.member!) : [note];
    await importBytes(scope, into, node, bytes as AsyncIterable<Uint8Array>, { name: node.name });
  };

  /** Finishes the node in any case; throws only errors of the whole import. */
  return async (scope: Scope, into: Import, node: store.WaitingNode): Promise<void> => {
    const refuse = (end: Brought) =>
      database.write(scope, (tx) => store.endNode(tx, into.id, node.number, end));
    if (node.parent !== null && node.parent_file_id === null) {
      const isLeft = node.parent_outcome === "leftOut";
      await refuse(isLeft ? { outcome: "leftOut" } : { outcome: "refused", refusal: "parent" });
      return;
    }
    try {
      await bring(scope, into, node);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      await refuse({ outcome: "refused", refusal });
    }
  };
};
