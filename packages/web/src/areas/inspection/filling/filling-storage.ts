import type { Answer, Answers, InspectionSheet } from "@benchleaf/contract";

/**
 * What is filled in and has not been sent, in the browser's IndexedDB: one write for each answer, so that a phone
 * that dies loses at most the character that was being typed. Everything belongs to one person in one team.
 */
const DATABASE = "benchleaf-inspection";

export interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

/** An inspection that is partly filled in. */
export interface Filling extends Owner {
  readonly taskId: string;
  /** Under which it is sent, however often. */
  readonly uuid: string;
  readonly sheet: InspectionSheet;
  readonly startTime: string;
  /** Null while it is filled in. */
  readonly fillTime: string | null;
  readonly timezone: string;
}

interface KeptSheet extends Owner {
  readonly taskId: string;
  readonly sheet: InspectionSheet;
}

interface KeptAnswer {
  readonly taskId: string;
  readonly itemId: string;
  readonly answer: Answer;
}

/** A photo or file that an answer shows. */
export interface StoredFile {
  readonly taskId: string;
  readonly sha256: string;
  readonly name: string;
  readonly blob: Blob;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore("sheets", { keyPath: "taskId" });
    database.createObjectStore("fillings", { keyPath: "taskId" });
    database.createObjectStore("answers", { keyPath: ["taskId", "itemId"] });
    database.createObjectStore("files", { keyPath: ["taskId", "sha256"] });
  };
  return answered(request);
};

let opened: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

type Store = "sheets" | "fillings" | "answers" | "files";

const begin = async (stores: readonly Store[], mode: IDBTransactionMode): Promise<IDBTransaction> =>
  (await database()).transaction([...stores], mode);

/** Keys of one inspection in the stores that have several rows of it. */
const rowsOf = (taskId: string): IDBKeyRange => IDBKeyRange.bound([taskId], [taskId, []]);

const isOf =
  ({ tenantId, userId }: Owner) =>
  (row: Owner): boolean =>
    row.tenantId === tenantId && row.userId === userId;

/** Stores the inspections of one user for offline use, replacing earlier ones. */
export const cacheSheets = async (owner: Owner, sheets: readonly InspectionSheet[]): Promise<void> => {
  const transaction = await begin(["sheets"], "readwrite");
  const store = transaction.objectStore("sheets");
  const kept = (await answered(store.getAll())) as KeptSheet[];
  for (const { taskId, ...row } of kept) if (isOf(owner)(row)) store.delete(taskId);
  for (const sheet of sheets) {
    const { tenantId, userId } = owner;
    store.put({ taskId: sheet.id, tenantId, userId, sheet } satisfies KeptSheet);
  }
  await settled(transaction);
};

/** Inspections stored offline, by due date. */
export const listSheets = async (owner: Owner): Promise<InspectionSheet[]> => {
  const transaction = await begin(["sheets"], "readonly");
  const rows = (await answered(transaction.objectStore("sheets").getAll())) as KeptSheet[];
  return rows
    .filter(isOf(owner))
    .map(({ sheet }) => sheet)
    .toSorted((a, b) => a.dueTime.localeCompare(b.dueTime));
};

/** One that is stored offline or being filled in. */
export const findSheet = async (owner: Owner, taskId: string): Promise<InspectionSheet | undefined> => {
  const transaction = await begin(["sheets", "fillings"], "readonly");
  const [filling, kept] = await Promise.all([
    answered<Filling | undefined>(transaction.objectStore("fillings").get(taskId)),
    answered<KeptSheet | undefined>(transaction.objectStore("sheets").get(taskId)),
  ]);
  const found = filling ?? kept;
  return found && isOf(owner)(found) ? found.sheet : undefined;
};

/** The state of an inspection: started now, or continued after the page was closed. */
export const beginFilling = async (fresh: Filling): Promise<{ filling: Filling; answers: Answers }> => {
  const transaction = await begin(["fillings", "answers"], "readwrite");
  const fillings = transaction.objectStore("fillings");
  const before = await answered<Filling | undefined>(fillings.get(fresh.taskId));
  const isOwn = before !== undefined && isOf(fresh)(before);
  const filling = isOwn ? before : fresh;
  if (!isOwn) {
    fillings.put(fresh);
    transaction.objectStore("answers").delete(rowsOf(fresh.taskId));
  }
  const rows = (await answered(
    transaction.objectStore("answers").getAll(rowsOf(fresh.taskId)),
  )) as KeptAnswer[];
  await settled(transaction);
  return { filling, answers: Object.fromEntries(rows.map(({ itemId, answer }) => [itemId, answer])) };
};

/** One answer; done once it is on the disk. */
export const saveAnswer = async (
  taskId: string,
  itemId: string,
  answer: Answer | undefined,
): Promise<void> => {
  const transaction = await begin(["answers"], "readwrite");
  const store = transaction.objectStore("answers");
  if (answer === undefined) store.delete([taskId, itemId]);
  else store.put({ taskId, itemId, answer } satisfies KeptAnswer);
  await settled(transaction);
};

export const saveFile = async (file: StoredFile): Promise<void> => {
  const transaction = await begin(["files"], "readwrite");
  transaction.objectStore("files").put(file);
  await settled(transaction);
};

export const findFile = async (taskId: string, sha256: string): Promise<StoredFile | undefined> => {
  const transaction = await begin(["files"], "readonly");
  return answered<StoredFile | undefined>(transaction.objectStore("files").get([taskId, sha256]));
};

/** It is filled in, and is sent as soon as there is a line. */
export const finishFilling = async (taskId: string, fillTime: string | null): Promise<void> => {
  const transaction = await begin(["fillings"], "readwrite");
  const store = transaction.objectStore("fillings");
  const filling = await answered<Filling | undefined>(store.get(taskId));
  if (filling !== undefined) store.put({ ...filling, fillTime });
  await settled(transaction);
};

/** What waits to be sent, and all that belongs to it. */
export const listFinished = async (
  owner: Owner,
): Promise<{ filling: Filling; answers: Answers; files: StoredFile[] }[]> => {
  const transaction = await begin(["fillings", "answers", "files"], "readonly");
  const fillings = ((await answered(transaction.objectStore("fillings").getAll())) as Filling[]).filter(
    (one) => isOf(owner)(one) && one.fillTime !== null,
  );
  return Promise.all(
    fillings.map(async (filling) => {
      const [answers, files] = await Promise.all([
        answered(transaction.objectStore("answers").getAll(rowsOf(filling.taskId))) as Promise<KeptAnswer[]>,
        answered(transaction.objectStore("files").getAll(rowsOf(filling.taskId))) as Promise<StoredFile[]>,
      ]);
      return {
        filling,
        files,
        answers: Object.fromEntries(answers.map(({ itemId, answer }) => [itemId, answer])),
      };
    }),
  );
};

/** Takes away what the server has confirmed, or what its author discards. */
export const deleteFilling = async (taskId: string): Promise<void> => {
  const transaction = await begin(["sheets", "fillings", "answers", "files"], "readwrite");
  transaction.objectStore("sheets").delete(taskId);
  transaction.objectStore("fillings").delete(taskId);
  transaction.objectStore("answers").delete(rowsOf(taskId));
  transaction.objectStore("files").delete(rowsOf(taskId));
  await settled(transaction);
};

/** SHA-256 of bytes in lower-case hexadecimal. */
export const digestOf = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
