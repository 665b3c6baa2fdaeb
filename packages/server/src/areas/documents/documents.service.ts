import {
  asNotDone,
  type DocumentContent,
  emptyPage,
  type FileKind,
  type Id,
  newMentions,
  nodesIn,
  PAGE_SCHEMA_VERSION,
  type PageDocument,
  type PageNode,
  pageText,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import {
  addVersion,
  type FilesService,
  type FolderRef,
  openFile,
  reserveFile,
} from "../files/files.service.ts";
import { type FileRow, lockRowForUpdate } from "../files/files.sql.ts";
import { replaceUses } from "../files/uses.sql.ts";
import { changeAppender, mergedState, type PageWriter } from "./append-change.ts";
import { documentEdits } from "./document-edits.ts";
import type { DocumentKind } from "./document-kinds.ts";
import * as store from "./documents.store.ts";
import { keepBlockIds } from "./keep-block-ids.ts";
import { digestPage, readPage, replacePage, setBlockAttributes, withDocument } from "./page-content.ts";

/** @example roomOfPage("12") // "page:12" */
export const roomOfPage = (id: Id): string => `page:${id}`;

const placedIn = (page: PageNode): Id[] => [
  ...new Set(
    [...nodesIn(page)].flatMap(({ type, attrs }) =>
      type === "analysis" && attrs?.fileId ? [String(attrs.fileId)] : [],
    ),
  ),
];

/** Links a page to the analyses that are placed in it, so that each shows where it is used. */
const linkPlaced = async (tx: Queries, id: Id, before: PageNode, after: PageNode): Promise<void> => {
  const ids = placedIn(after);
  if (ids.length > 0 || placedIn(before).length > 0) await replaceUses(tx, id, ids);
};

/** Pages: creating, reading, saving as versions, restoring, and changes by the server. */
export const documentsService = (
  { database, audit, events }: Kernel,
  files: FilesService,
  rooms: { readonly announce: (tx: Queries, tenantId: Id, room: string, id: Id) => void },
  kinds: () => readonly DocumentKind[],
) => {
  const kindOf = (file: Pick<FileRow, "kind">): DocumentKind => {
    const found = kinds().find(({ kind }) => kind === file.kind);
    if (found === undefined) throw problem("projectFile.not.found");
    return found;
  };

  const append = changeAppender({ audit }, kindOf);

  /** Returns a file that is a page of a kind. @throws projectFile.not.found, fileAsset.no.read.permission */
  const openPage = async (q: Queries, id: Id, kind: FileKind): Promise<FileRow> => {
    const file = await openFile(q, id);
    if (file.kind !== kind) throw problem("projectFile.not.found");
    return file;
  };

  const updatesOf = async (q: Queries, id: Id): Promise<{ row: store.StateRow; updates: Uint8Array[] }> => {
    const row = await store.findState(q, id);
    if (row === undefined) throw problem("projectFile.not.found");
    return { row, updates: [row.state, ...(await store.listChanges(q, id, row.state_seq, row.seq))] };
  };

  const pageNow = async (
    q: Queries,
    id: Id,
  ): Promise<{ seq: number; versionSeq: number; page: PageNode }> => {
    const { row, updates } = await updatesOf(q, id);
    return { seq: row.seq, versionSeq: row.version_seq, page: withDocument(updates, readPage) };
  };

  const pageAt = async (q: Queries, id: Id, seq: number): Promise<PageNode> =>
    seq < 1 ? { type: "doc", content: [] } : withDocument(await store.listChanges(q, id, 0, seq), readPage);

  const show = async (q: Queries, scope: Scope, id: Id, kind: FileKind): Promise<PageDocument> => {
    const [row, found, projectName] = await Promise.all([
      openPage(q, id, kind),
      store.findNumbers(q, id),
      store.findProjectName(q, id),
    ]);
    if (found === undefined) throw problem("projectFile.not.found");
    return {
      file: presentFile(row, scope.userId),
      projectName,
      schemaVersion: PAGE_SCHEMA_VERSION,
      seq: found.seq,
      versionSeq: found.version_seq,
    };
  };

  /**
   * Stores a change that the server makes on behalf of a user, and sends it to the clients that have the page open.
   */
  const appendOwn = async (tx: Queries, session: PageWriter, id: Id, change: Uint8Array): Promise<number> => {
    const seq = await append(tx, session, id, change);
    rooms.announce(tx, session.tenantId, roomOfPage(id), String(seq));
    return seq;
  };

  /**
   * Sets attributes of a block, in the caller's transaction, and sends the change to those who have the page open. Null if
   * the page has no such block.
   *
   * @throws what `append` throws
   */
  const setBlock = async (
    tx: Queries,
    session: Session,
    id: Id,
    type: string,
    blockId: string,
    attributes: Readonly<Record<string, string | boolean | null>>,
  ): Promise<number | null> => {
    await store.lockState(tx, id);
    const { updates } = await updatesOf(tx, id);
    const change = setBlockAttributes(updates, type, blockId, attributes);
    return change === undefined ? null : appendOwn(tx, session, id, change);
  };

  /**
   * Saves the current page as a version, in the caller's transaction; returns the newest version if nothing has
   * changed since.
   *
   * @throws errors of `addVersion`
   */
  const saveVersion = async (
    tx: Queries,
    scope: Scope,
    id: Id,
    about: { readonly message: string; readonly isAutosave?: boolean; readonly restoredFrom?: number },
  ): Promise<{ version: number; seq: number; page: PageNode }> => {
    // Locks the file first, then the page: the same order for everyone who locks both.
    lockRowForUpdate(tx, id);
    const file = await openFile(tx, id);
    await store.lockState(tx, id);
    const { seq, versionSeq, page } = await pageNow(tx, id);
    const isUnchanged = seq === versionSeq && about.restoredFrom === undefined;
    // Whoever describes a version finds it under that description, whether or not the text has changed.
    if (isUnchanged && about.message === "") return { version: file.version, seq, page };
    const before = await store.findVersion(tx, id, file.version);
    const { version } = await addVersion(tx, scope, id, {
      baseVersion: file.version,
      message: about.message,
      restoredFrom: about.restoredFrom ?? null,
      isAutosave: about.isAutosave ?? false,
      describe: (held) => ({ name: held.name, size: pageText(page).length }),
    });
    store.insertVersion(tx, id, version, { seq, schemaVersion: PAGE_SCHEMA_VERSION, ...digestPage(page) });
    await events.emit(tx, scope, { type: "file.saved", data: { fileId: id, version } });
    const pageBefore = before === undefined ? emptyPage : (JSON.parse(before.content) as PageNode);
    await linkPlaced(tx, id, pageBefore, page);
    for (const mention of newMentions(pageBefore, page))
      await events.emit(tx, scope, { type: "document.mention", data: { fileId: id, ...mention } });
    return { version, seq, page };
  };

  const contentOf = (version: number | null, seq: number, page: PageNode): DocumentContent => {
    const { content, digest } = digestPage(page);
    return { version, seq, content, digest: digest.toString("hex") };
  };

  const findVersion = async (q: Queries, id: Id, version: number): Promise<store.VersionRow> => {
    const found = await store.findVersion(q, id, version);
    if (found === undefined) throw problem("document.version.not.found", { version });
    return found;
  };

  return {
    kindOf,
    append,
    openPage,
    pageNow,
    /** The page after its change with a number, read from its changes. */
    pageAt,
    saveVersion,
    setBlock,
    show,

    /** The content of a version. @throws document.version.not.found */
    versionContent: async (q: Queries, id: Id, version: number): Promise<string> =>
      (await findVersion(q, id, version)).content,

    /** Creates a page with its first version, in the caller's transaction. Returns its id. */
    async createIn(
      tx: Queries,
      scope: Scope,
      place: FolderRef,
      made: { readonly kind: FileKind; readonly name: string; readonly page: PageNode },
    ): Promise<Id> {
      const id = await reserveFile(tx, place, made.kind);
      await files.create(tx, scope, place, made.kind, [
        { id, name: made.name, size: pageText(made.page).length },
      ]);
      store.insertSeed(tx, id, asNotDone(made.page));
      await linkPlaced(tx, id, emptyPage, made.page);
      await audit.record(tx, scope, {
        action: "document.create",
        objectType: "file",
        objectId: id,
        after: { name: made.name, kind: made.kind, projectId: place.projectId },
      });
      return id;
    },

    get: (scope: Scope, id: Id, kind: FileKind): Promise<PageDocument> =>
      database.read(scope, (q) => show(q, scope, id, kind)),

    state: (scope: Scope, id: Id, kind: FileKind): Promise<{ state: string; seq: number }> =>
      database.read(scope, async (q) => {
        await openPage(q, id, kind);
        const { row, updates } = await updatesOf(q, id);
        const [state, ...changes] = updates;
        return { state: Buffer.from(mergedState(state!, changes)).toString("base64"), seq: row.seq };
      }),

    change: (
      session: Session,
      id: Id,
      kind: FileKind,
      { change, schemaVersion }: { readonly change: string; readonly schemaVersion: number },
    ): Promise<{ seq: number }> =>
      database.write(session, async (tx) => {
        await openPage(tx, id, kind);
        if (schemaVersion !== PAGE_SCHEMA_VERSION) throw problem("document.schema.old");
        return { seq: await appendOwn(tx, session, id, Buffer.from(change, "base64")) };
      }),

    blocks: (scope: Scope, id: Id, kind: FileKind, version: number | undefined): Promise<DocumentContent> =>
      database.read(scope, async (q) => {
        await openPage(q, id, kind);
        if (version === undefined) {
          const { seq, page } = await pageNow(q, id);
          return contentOf(null, seq, page);
        }
        const found = await findVersion(q, id, version);
        return { version, seq: found.seq, content: found.content, digest: found.digest.toString("hex") };
      }),

    save: (session: Session, id: Id, kind: FileKind, message: string): Promise<PageDocument> =>
      database.write(session, async (tx) => {
        await openPage(tx, id, kind);
        const { version } = await saveVersion(tx, session, id, { message });
        await audit.record(tx, session, {
          action: "document.saveVersion",
          objectType: "file",
          objectId: id,
          after: { version, message },
        });
        return show(tx, session, id, kind);
      }),

    /** The old version's content becomes a new version on top: history is never rewritten. */
    restore: (session: Session, id: Id, kind: FileKind, version: number): Promise<PageDocument> =>
      database.write(session, async (tx) => {
        await openPage(tx, id, kind);
        // The current content is saved as its own version before it is replaced.
        await saveVersion(tx, session, id, { message: "" });
        const wanted = JSON.parse((await findVersion(tx, id, version)).content) as PageNode;
        const { updates } = await updatesOf(tx, id);
        await appendOwn(tx, session, id, replacePage(updates, wanted));
        const saved = await saveVersion(tx, session, id, { message: "", restoredFrom: version });
        await audit.record(tx, session, {
          action: "document.restoreVersion",
          objectType: "file",
          objectId: id,
          after: { version: saved.version, restoredFrom: version },
        });
        return show(tx, session, id, kind);
      }),

    /**
     * Content from outside becomes a new version of a page, in the caller's transaction. What was changed here since
     * is a version of its own below it. @throws errors of `append`
     */
    async replaceContent(
      tx: Queries,
      writer: PageWriter,
      id: Id,
      page: PageNode,
      message: string,
    ): Promise<void> {
      const before = await saveVersion(tx, writer, id, { message: "" });
      const wanted = keepBlockIds(page, before.page.content ?? []);
      if (JSON.stringify(wanted.content) === JSON.stringify(before.page.content)) return;
      const { updates } = await updatesOf(tx, id);
      await appendOwn(tx, writer, id, replacePage(updates, wanted));
      await saveVersion(tx, writer, id, { message });
    },

    /**
     * Changes the blocks of a page, in the caller's transaction; what stays the same at its beginning and end is not
     * touched. Returns the number of the change. @throws errors of `append`
     */
    async editBlocks(
      tx: Queries,
      session: Session,
      id: Id,
      edit: (blocks: readonly PageNode[]) => readonly PageNode[],
    ): Promise<number> {
      await store.lockState(tx, id);
      const { updates } = await updatesOf(tx, id);
      const { content = [] } = withDocument(updates, readPage);
      return appendOwn(tx, session, id, replacePage(updates, { type: "doc", content: edit(content) }));
    },

    checkStep: (
      session: Session,
      id: Id,
      kind: FileKind,
      step: { readonly blockId: string; readonly isDone: boolean; readonly note: string },
    ): Promise<{ seq: number }> =>
      database.write(session, async (tx) => {
        await openPage(tx, id, kind);
        await store.lockState(tx, id);
        const event = await store.insertStepEvent(tx, id, step);
        const time = event!.create_time.toISOString();
        const seq = await setBlock(tx, session, id, "step", step.blockId, {
          doneBy: step.isDone ? session.userId : null,
          doneName: step.isDone ? session.userName : null,
          doneTime: step.isDone ? time : null,
          note: step.note === "" ? null : step.note,
        });
        if (seq === null) throw problem("document.step.not.found");
        await audit.record(tx, session, {
          action: "document.step",
          objectType: "file",
          objectId: id,
          after: { ...step, time },
        });
        return { seq };
      }),

    ...documentEdits({ database }, { openPage, pageAt }),
  };
};
export type DocumentsService = ReturnType<typeof documentsService>;

/** A page as text for search. */
export const findPageText = async (q: Queries, id: Id, version: number) => {
  const found = await store.findVersion(q, id, version);
  return (
    found && {
      description: pageText(JSON.parse(found.content) as PageNode),
      features: "[]",
      primers: "[]",
      meta: "{}",
    }
  );
};

/** Creates pages with the current content of others. */
export const copyPages = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  for (const [index, id] of from.entries()) {
    const row = await store.findState(tx, id);
    const changes = row === undefined ? [] : await store.listChanges(tx, id, row.state_seq, row.seq);
    const page = row === undefined ? emptyPage : asNotDone(withDocument([row.state, ...changes], readPage));
    store.insertSeed(tx, to[index]!, page);
  }
};

export const { digestVersion: digestPageVersion } = store;
export { type BlockPictures, blockPictures, type PictureForm } from "./block-pictures.ts";
export { type DocumentKind, documentKinds } from "./document-kinds.ts";
export { newBlockId, parsePage } from "./page-content.ts";
