/** Unsaved work on a document, stored in the browser until it is saved or discarded. */
export interface Draft<Content extends object = object> {
  /** The version that the work is on. */
  readonly baseVersion: number;
  readonly content: Content;
  /** When it was stored, ISO 8601. */
  readonly keptAt: string;
}

/** Storage of drafts. IndexedDB in the browser: a large plasmid does not fit into localStorage. */
export interface DraftStorage {
  get(key: string): Promise<unknown>;
  /** Long work in slices that let the page continue, unless the page is about to go. */
  put(key: string, draft: Draft, isLeaving: boolean): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Keeps one draft in the browser, at most as often as it can bear. */
export interface DraftStore<StoredDraft extends Draft> {
  /** Keeps what `read` gives: in the next moment after a pause, and every `delayMs` while calls continue. */
  schedule(read: () => StoredDraft): void;
  /** Keeps what is waiting. */
  flush(): Promise<void>;
  /** Stores pending or incomplete drafts immediately: the page may be closed the next moment. */
  leave(): Promise<void>;
  load(): Promise<StoredDraft | null>;
  discard(): Promise<void>;
}

/** What drafts are stored of. */
export type DraftedKind = "sequence" | "alignment" | "bench";

/** One draft a person and document: two accounts in one browser never see each other's. */
export const draftKey = (kind: DraftedKind, userId: string, id: string) => `${kind}-draft/${userId}/${id}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "baseVersion" in value &&
  typeof value.baseVersion === "number" &&
  "keptAt" in value &&
  typeof value.keptAt === "string" &&
  "content" in value &&
  typeof value.content === "object";

/** A keeper of drafts under one key; `delayMs` is 300 by default. */
export const createDraftStore = <StoredDraft extends Draft>(
  storage: DraftStorage,
  key: string,
  { delayMs = 300, onFailure = () => {} }: { delayMs?: number; onFailure?: (error: unknown) => void } = {},
): DraftStore<StoredDraft> => {
  let waiting: (() => StoredDraft) | null = null;
  let writing: (() => StoredDraft) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  // Writes run one after another, so that a slow older one never lands on a newer one or on a discard.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(onFailure);
    return last;
  };
  const stopTimer = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const take = () => {
    stopTimer();
    const read = waiting;
    waiting = null;
    return read;
  };
  const write = async (read: () => StoredDraft, isLeaving: boolean) => {
    writing = read;
    await storage.put(key, read(), isLeaving);
    if (writing === read) writing = null;
  };
  const flush = () => {
    const read = take();
    return read === null ? last : inTurn(() => write(read, false));
  };
  const leave = () => {
    const read = take() ?? writing;
    if (read === null) return last;
    const left = write(read, true);
    return inTurn(() => left);
  };

  // The first character after a pause is stored in the next moment: the browser copies all of a chromosome for it,
  // and the key that was pressed is not to wait. A page that is left flushes.
  const schedule = (read: () => StoredDraft) => {
    waiting = read;
    if (timer !== null) return;
    timer = setTimeout(() => {
      void flush();
      timer = setTimeout(() => {
        timer = null;
        if (waiting !== null) schedule(waiting);
      }, delayMs);
    });
  };

  return {
    schedule,
    flush,
    leave,
    async load() {
      await last;
      try {
        const kept = await storage.get(key);
        // A key belongs to one kind of document, whose drafts are of one shape.
        return isDraft(kept) ? (kept as StoredDraft) : null;
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
    discard() {
      stopTimer();
      waiting = null;
      return inTurn(() => storage.remove(key));
    },
  };
};
