import {
  type FileKind,
  fileKindOf,
  fileKindSchema,
  type Id,
  type LabFile,
  MAX_UPLOAD_BYTES,
  type OnDuplicate,
  type Registered,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { StoredObject } from "../../kernel/storage.ts";
import { verifyChecksum } from "../../kernel/verify-checksum.ts";
import { checkName } from "./change-files.ts";
import * as contents from "./contents.store.ts";
import { HEAD_BYTES, kindOfUpload } from "./file-kinds.rules.ts";
import {
  addVersion,
  demandStorage,
  type FilesService,
  type FolderRef,
  findUpload,
  lockFolderForUpdate,
  openFile,
} from "./files.service.ts";
import { reserveIds } from "./files.sql.ts";
import type { FileKindActions } from "./kinds.service.ts";
import { findNamed } from "./list.store.ts";
import { freeNames } from "./organize-files.ts";

export interface UploadInput extends FolderRef {
  readonly uuid: string;
  readonly name: string;
  readonly onDuplicate: OnDuplicate;
}

/** What an area imports: its name, its object, and its first bytes. */
export interface Imported {
  readonly name: string;
  readonly uuid: string;
  readonly head: Buffer;
}

/** Kinds whose content is stored as the uploaded bytes. */
const uploadKinds = fileKindSchema.options.filter((kind) => fileKindOf(kind).isUpload);
const JOB = "remove-objects";
const FINGERPRINT = "fingerprint-object";

/** Objects are removed after the transaction that releases them, once nothing uses them any more. */
export const removeObjects = ({ jobs, database, storage }: Kernel): void => {
  jobs.register(JOB, async ({ keys }, { scope }) => {
    if (scope === null) return;
    const unheld = await database.read(scope, (q) => contents.listUnreferenced(q, keys));
    await storage.remove(scope, unheld);
  });
  jobs.register(
    FINGERPRINT,
    async ({ key }, { scope }) => {
      if (scope !== null) await storage.fingerprint(scope, key);
    },
    { isLong: true },
  );
};

/** Files that are uploads: registering them, their bytes, their versions. */
export const registerUploads = (kernel: Kernel, files: FilesService) => {
  const { database, storage, audit, jobs } = kernel;

  const headOf = async (key: string, size: number): Promise<Buffer> => {
    const head = await storage.headOf(key, size, HEAD_BYTES);
    if (head === null) throw problem("upload.not.found");
    return head;
  };

  const hold = async (tx: Queries, id: Id, version: number, kept: StoredObject): Promise<void> => {
    await contents.insertContent(tx, id, version, kept);
    if (kept.sha256 === null) await jobs.add(tx, FINGERPRINT, { key: kept.key });
  };

  const create = async (
    tx: Queries,
    scope: Scope,
    place: FolderRef,
    made: { readonly name: string; readonly kind: FileKind; readonly kept: StoredObject },
  ): Promise<LabFile> => {
    const { name, kind, kept } = made;
    await demandStorage(tx, kept.size, true);
    const [id] = await reserveIds(tx, 1);
    const [shown] = await files.create(tx, scope, place, kind, [{ id: id!, name, size: kept.size }]);
    await hold(tx, id!, 1, kept);
    await audit.record(tx, scope, {
      action: "file.upload",
      objectType: "file",
      objectId: id!,
      after: { ...place, name, size: kept.size },
    });
    return shown!;
  };

  const putOver = async (tx: Queries, scope: Scope, id: Id, kept: StoredObject): Promise<LabFile> => {
    const current = await openFile(tx, id);
    await demandStorage(tx, kept.size - Number(current.size ?? 0), true);
    const { before, version } = await addVersion(tx, scope, id, {
      baseVersion: current.version,
      message: "",
      restoredFrom: null,
      describe: (held) => ({ name: held.name, size: kept.size }),
    });
    await hold(tx, id, version, kept);
    const after = { version, size: kept.size };
    await files.auditAndEmit(tx, scope, "file.upload", [before], () => ({ after }), { version });
    return files.show(tx, scope, id);
  };

  /** The file that the upload already became; undefined for one that has not been used. */
  const findEarlier = async (tx: Queries, scope: Scope, uuid: string): Promise<LabFile | undefined> => {
    const first = await contents.findFirstOf(tx, uuid);
    return first === undefined ? undefined : files.show(tx, scope, first.file_id);
  };

  const register = async (tx: Queries, scope: Scope, input: UploadInput): Promise<Registered> => {
    const { uuid, name, onDuplicate } = input;
    await lockFolderForUpdate(tx, input, 1);
    const kept = await storage.keep(tx, uuid, scope);
    if (kept === "kept") {
      const file = await findEarlier(tx, scope, uuid);
      if (file === undefined) throw problem("upload.not.found");
      const head = await storage.headOf(uuid, file.size ?? 0, HEAD_BYTES);
      const isOtherType = head !== null && kindOfUpload(name, head).isOtherType;
      return { file, outcome: "created", isOtherType };
    }
    const { kind, isOtherType } = kindOfUpload(name, await headOf(kept.key, kept.size));
    const place = { projectId: input.projectId, folderId: input.folderId };
    await contents.lockNameForUpdate(tx, place, name);
    const taken = (await findNamed(tx, place, [name])).find((found) => found.kind !== "folder");
    if (taken === undefined) {
      return { file: await create(tx, scope, place, { name, kind, kept }), outcome: "created", isOtherType };
    }
    if (onDuplicate === "ask") throw problem("file.name.exists", { fileId: taken.id, name });
    if (onDuplicate === "skip") {
      await storage.letGo(tx, uuid);
      return { file: await files.show(tx, scope, taken.id), outcome: "skipped", isOtherType };
    }
    if (onDuplicate === "version" && uploadKinds.includes(taken.kind)) {
      return { file: await putOver(tx, scope, taken.id, kept), outcome: "version", isOtherType };
    }
    const [free] = await freeNames(tx, place, [{ name, isFolder: false }]);
    return {
      file: await create(tx, scope, place, { name: free!, kind, kept }),
      outcome: "renamed",
      isOtherType,
    };
  };

  /** Claims a fresh object of the caller for a file's bytes, once. */
  const keepFresh = async (tx: Queries, scope: Scope, uuid: string): Promise<StoredObject> => {
    const kept = await storage.keep(tx, uuid, scope);
    if (kept === "kept") throw problem("upload.not.found");
    return kept;
  };

  return {
    /** For areas that import files, each in a transaction of their own. */
    importing: {
      /** Returns the folder with a name in a parent; creates it if there is none. */
      async reach(tx: Queries, scope: Scope, place: FolderRef, name: string): Promise<Id> {
        checkName(name);
        await lockFolderForUpdate(tx, place, 0);
        const folderId = await contents.ensureFolderPath(tx, place, name);
        const after = { ...place, folders: [name] };
        await audit.record(tx, scope, {
          action: "file.createFolder",
          objectType: "file",
          objectId: folderId,
          after,
        });
        return folderId;
      },
      /** Creates a file under a free name. */
      async add(
        tx: Queries,
        scope: Scope,
        place: FolderRef,
        { name, uuid, head }: Imported,
      ): Promise<LabFile> {
        checkName(name);
        await lockFolderForUpdate(tx, place, 1);
        const kept = await keepFresh(tx, scope, uuid);
        await contents.lockNameForUpdate(tx, place, name);
        const [free] = await freeNames(tx, place, [{ name, isFolder: false }]);
        return create(tx, scope, place, { name: free!, kind: kindOfUpload(name, head).kind, kept });
      },
      /** Creates a file of a kind that the calling area has determined from the bytes. */
      async addAs(
        tx: Queries,
        scope: Scope,
        place: FolderRef,
        { name, uuid, kind }: { readonly name: string; readonly uuid: string; readonly kind: FileKind },
      ): Promise<{ file: LabFile; kept: StoredObject }> {
        checkName(name);
        await lockFolderForUpdate(tx, place, 1);
        const kept = await keepFresh(tx, scope, uuid);
        await contents.lockNameForUpdate(tx, place, name);
        const [free] = await freeNames(tx, place, [{ name, isFolder: false }]);
        return { file: await create(tx, scope, place, { name: free!, kind, kept }), kept };
      },
      /** Lets a file without bytes, still at its first version, share those of another. */
      shareBytes: (tx: Queries, from: Id, to: Id): Promise<void> => contents.copyContents(tx, [from], [to]),
      /** Adds the next version of an uploaded file. */
      async renew(tx: Queries, scope: Scope, id: Id, uuid: string): Promise<LabFile> {
        return putOver(tx, scope, id, await keepFresh(tx, scope, uuid));
      },
    },

    async sign(scope: Scope, upload: { name: string; size: number; contentType: string }) {
      if (upload.size > MAX_UPLOAD_BYTES)
        throw problem("upload.too.large", { name: upload.name, gigabytes: MAX_UPLOAD_BYTES / 1024 ** 3 });
      await database.read(scope, (q) => demandStorage(q, upload.size));
      return storage.sign(upload, scope);
    },

    signAgain: (scope: Scope, uuid: string) => storage.signAgain(uuid, scope),

    ensureFolderPath: (
      scope: Scope,
      { folders, projectId, ...place }: FolderRef & { folders: readonly string[] },
    ): Promise<{ folderId: Id }> =>
      database.write(scope, async (tx) => {
        folders.forEach(checkName);
        await lockFolderForUpdate(tx, { projectId, ...place }, 0);
        let folderId = place.folderId;
        for (const name of folders)
          folderId = await contents.ensureFolderPath(tx, { projectId, folderId }, name);
        await audit.record(tx, scope, {
          action: "file.createFolder",
          objectType: "file",
          objectId: folderId!,
          after: { projectId, ...place, folders },
        });
        return { folderId: folderId! };
      }),

    async register(scope: Scope, input: UploadInput): Promise<Registered> {
      checkName(input.name);
      return database.write(scope, (tx) => register(tx, scope, input));
    },

    async download(scope: Scope, fileId: Id, wanted: number | undefined): Promise<FileAnswer> {
      const { file, content } = await database.read(scope, async (q) => {
        const opened = await openFile(q, fileId);
        return { file: opened, content: await findUpload(q, fileId, wanted ?? opened.version) };
      });
      if (content === null) throw problem("projectFile.not.found");
      // Never displayed inline by the browser: uploaded content must not run on our origin.
      return {
        fileName: file.name,
        contentType: "application/octet-stream",
        size: content.size,
        body: async (range) =>
          verifyChecksum(await storage.open(content.key, range), range ? null : content.sha256),
      };
    },

    restoreVersion: (
      scope: Scope,
      fileId: Id,
      { version, baseVersion }: { version: number; baseVersion: number },
    ): Promise<LabFile> =>
      database.write(scope, async (tx) => {
        const found = await contents.findContent(tx, fileId, version);
        await openFile(tx, fileId);
        if (found === undefined) throw problem("projectFile.not.found");
        const size = Number(found.size);
        const { before, version: made } = await addVersion(tx, scope, fileId, {
          baseVersion,
          message: "",
          restoredFrom: version,
          describe: (held) => ({ name: held.name, size }),
        });
        const content = { key: found.object_key, size, contentType: found.content_type };
        await contents.insertContent(tx, fileId, made, content);
        await files.auditAndEmit(tx, scope, "file.restoreVersion", [before], () => ({ after: { version } }), {
          version: made,
        });
        return files.show(tx, scope, fileId);
      }),
  };
};

/** Runs in the transaction that permanently deletes files, before they are deleted. */
export const releaseObjects = async (
  { jobs }: Pick<Kernel, "jobs">,
  tx: Queries,
  fileIds: readonly Id[],
): Promise<void> => {
  const keys = await contents.listObjects(tx, fileIds);
  if (keys.length > 0) await jobs.add(tx, JOB, { keys });
};

/** Actions on uploads. */
export const uploadActions: FileKindActions = { kinds: uploadKinds, copy: contents.copyContents };
