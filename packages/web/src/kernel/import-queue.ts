import type { LabFile, OnDuplicate } from "@benchleaf/contract";
import { Failure } from "./failure.ts";
import type { ImportItem, ImportPlace } from "./import-item.ts";
import { loadPart } from "./load-part.ts";
import { retry } from "./retry.ts";
import { createStore, type Store } from "./store.ts";
import { upload } from "./upload.ts";

interface Ways {
  readonly send: (
    file: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<{ uuid: string }>;
  readonly read: (
    uuid: string,
    item: ImportItem,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ) => Promise<
    Pick<ImportItem, "files" | "warnings"> &
      Partial<Pick<ImportItem, "fileCount" | "outcome" | "isOtherType">>
  >;
}

/** Imports files, a few at a time, across pages. */
export interface ImportQueue {
  readonly items: Store<readonly ImportItem[]>;
  add(files: readonly File[], place: ImportPlace): void;
  retry(key: string): void;
  /** Keeps as the file it is what could not be read as a sequence. */
  keepAsFile(key: string): void;
  /** Decides a name conflict for one file, or for it and all that have not ended. */
  decide(key: string, way: OnDuplicate, isForAll: boolean): void;
  stop(key: string): void;
  stopAll(): void;
  /** Forgets what has ended. */
  clear(): void;
  /** Calls back after each file that arrived. Returns the way to end it. */
  onArrival(listener: (files: readonly LabFile[]) => void): () => void;
}

const AT_ONCE = 3;
/** Whether there is more to come of it. */
export const isOpen = (item: ImportItem): boolean =>
  ["waiting", "sending", "reading", "asking"].includes(item.step);

/** It was cancelled elsewhere, e.g. in another window. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
const isTaken = (error: unknown): boolean => error instanceof Failure && error.code === "file.name.exists";

/**
 * A queue that sends and reads a few files at a time, and waits for a server that is busy; each has its own end, so one bad
 * file spoils no other.
 */
export const createImportQueue = (ways: Ways, atOnce = AT_ONCE): ImportQueue => {
  const items = createStore<readonly ImportItem[]>([]);
  const stops = new Map<string, AbortController>();
  const listeners = new Set<(files: readonly LabFile[]) => void>();
  let serial = 0;

  const change = (key: string, part: Partial<ImportItem>) =>
    items.set(items.get().map((item) => (item.key === key ? { ...item, ...part } : item)));

  const run = async (item: ImportItem): Promise<void> => {
    const stop = new AbortController();
    stops.set(item.key, stop);
    change(item.key, { step: "sending", progress: 0, error: null });
    try {
      const onProgress = (progress: number) => change(item.key, { progress });
      const send = () => ways.send(item.file, onProgress, stop.signal);
      const uuid = item.uuid ?? (await retry(send, stop.signal)).uuid;
      stop.signal.throwIfAborted();
      change(item.key, { step: "reading", progress: 1, readProgress: null, uuid });
      // Someone may have decided for all files meanwhile.
      const current = items.get().find(({ key }) => key === item.key) ?? item;
      const onRead = (readProgress: number) => change(item.key, { readProgress });
      const result = await retry(() => ways.read(uuid, current, stop.signal, onRead), stop.signal);
      change(item.key, { step: "done", fileCount: result.files.length, ...result });
      for (const listener of listeners) listener(result.files);
    } catch (error) {
      if (stop.signal.aborted || isAbort(error)) change(item.key, { step: "stopped" });
      else if (isTaken(error)) change(item.key, { step: "asking" });
      // An upload that is read as sequences is used up by the attempt.
      else change(item.key, { step: "failed", error, uuid: null });
    } finally {
      stops.delete(item.key);
      pump();
    }
  };

  const pump = (): void => {
    const waiting = items.get().filter((item) => item.step === "waiting");
    for (const item of waiting.slice(0, Math.max(0, atOnce - stops.size))) void run(item);
  };

  const again = (key: string, part: Partial<ImportItem>): void => {
    change(key, { step: "waiting", progress: 0, error: null, ...part });
    pump();
  };

  const stop = (key: string): void => {
    const running = stops.get(key);
    if (running) running.abort();
    else change(key, { step: "stopped" });
  };

  return {
    items,
    add(files, place) {
      const added = files.map((file): ImportItem => {
        serial += 1;
        return {
          key: String(serial),
          file,
          place,
          step: "waiting",
          progress: 0,
          readProgress: null,
          files: [],
          fileCount: 0,
          warnings: [],
          error: null,
          uuid: null,
          onDuplicate: "ask",
          outcome: null,
          isOtherType: false,
          isPlain: false,
        };
      });
      items.set([...items.get(), ...added]);
      pump();
    },
    retry: (key) => again(key, {}),
    keepAsFile: (key) => again(key, { isPlain: true }),
    decide(key, onDuplicate, isForAll) {
      for (const item of items.get()) {
        if (item.key !== key && !(isForAll && isOpen(item))) continue;
        change(item.key, { onDuplicate, ...(item.step === "asking" && { step: "waiting" as const }) });
      }
      pump();
    },
    stop,
    stopAll() {
      // Those that wait first, or the end of a running one would start the next.
      const open = items.get().filter(isOpen);
      for (const item of open.filter(({ key }) => !stops.has(key))) stop(item.key);
      for (const item of open.filter(({ key }) => stops.has(key))) stop(item.key);
    },
    clear: () => items.set(items.get().filter(isOpen)),
    onArrival(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The queue of this page; it continues while the user moves between pages. */
export const importQueue = createImportQueue({
  send: upload,
  read: async (uuid, item, signal, onProgress) => {
    const { importFile } = await loadPart(() => import("./import-file.ts"));
    return importFile(uuid, item, signal, onProgress);
  },
});
