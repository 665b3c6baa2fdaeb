import { type LabFile, type ReadNoteWire, sequencesApi } from "@benchleaf/contract";
import { call, upload } from "./client.ts";
import { createStore, type Store } from "./store.ts";

export interface ImportPlace {
  readonly projectId?: string;
  readonly folderId: string | null;
}

export type ImportStep = "waiting" | "sending" | "reading" | "done" | "failed" | "stopped";

export interface ImportItem {
  readonly key: string;
  readonly file: File;
  readonly place: ImportPlace;
  readonly step: ImportStep;
  /** 0 to 1 while sending. */
  readonly progress: number;
  readonly files: readonly LabFile[];
  readonly warnings: readonly ReadNoteWire[];
  readonly error: unknown;
}

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
  ) => Promise<Pick<ImportItem, "files" | "warnings">>;
}

export interface ImportQueue {
  readonly items: Store<readonly ImportItem[]>;
  add(files: readonly File[], place: ImportPlace): void;
  retry(key: string): void;
  stop(key: string): void;
  stopAll(): void;
  /** Forgets what has ended. */
  clear(): void;
  /** Calls back after each file that arrived. Returns the way to end it. */
  onArrival(listener: (files: readonly LabFile[]) => void): () => void;
}

const AT_ONCE = 3;
const isOpen = (item: ImportItem): boolean => ["waiting", "sending", "reading"].includes(item.step);

/** A queue that sends and reads a few files at a time; each has its own end, so one bad file spoils no other. */
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
      const { uuid } = await ways.send(item.file, onProgress, stop.signal);
      stop.signal.throwIfAborted();
      change(item.key, { step: "reading", progress: 1 });
      const result = await ways.read(uuid, item, stop.signal);
      change(item.key, { step: "done", files: result.files, warnings: result.warnings });
      for (const listener of listeners) listener(result.files);
    } catch (error) {
      change(item.key, stop.signal.aborted ? { step: "stopped" } : { step: "failed", error });
    } finally {
      stops.delete(item.key);
      pump();
    }
  };

  const pump = (): void => {
    const waiting = items.get().filter((item) => item.step === "waiting");
    for (const item of waiting.slice(0, Math.max(0, atOnce - stops.size))) void run(item);
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
          files: [],
          warnings: [],
          error: null,
        };
      });
      items.set([...items.get(), ...added]);
      pump();
    },
    retry(key) {
      change(key, { step: "waiting", progress: 0, error: null });
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

/** The queue of this page; it goes on while the user moves between pages. */
export const importQueue = createImportQueue({
  send: upload,
  read: (uuid, item, signal) =>
    call(sequencesApi.import, { body: { ...item.place, uuid, name: item.file.name } }, { signal }),
});
