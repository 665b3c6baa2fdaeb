import { type LiveMember, MAX_PAGE_CHANGE_BYTES, PAGE_SCHEMA_VERSION } from "@benchleaf/contract";
import { IndexeddbPersistence } from "y-indexeddb";
import * as Y from "yjs";
import { Failure } from "../../../kernel/client.ts";
import {
  CHANGE_TOO_LARGE,
  type DocumentState,
  type LiveDocument,
  openLiveDocument,
  writtenOf,
} from "../../../kernel/live/live-document.ts";
import { pageCopyKey, pageOwingKey } from "../../../kernel/offline/forget-copies.ts";
import { readStored, writeStored } from "../../../kernel/preferences.ts";

/** The copy in the browser is waited for so long; without it the page opens anyway. */
const COPY_MS = 2_000;

/** How the change of a page is sent that is too large for the websocket. */
export type SaveChange = (change: string, schemaVersion: number) => Promise<{ readonly seq: number }>;

/** A page that is open in this window. */
export interface OpenedPage {
  readonly document: Y.Doc;
  readonly live: LiveDocument;
  /** Forgets what was typed here and never stored. */
  readonly discard: () => Promise<void>;
  readonly close: () => void;
}

interface OpenPageOptions {
  readonly onState: (state: DocumentState) => void;
  readonly onMembers: (others: readonly LiveMember[]) => void;
  /** The browser's copy can be shown before the server has responded. */
  readonly onCopy: () => void;
  readonly saveChange: SaveChange;
}

/** A document, with what this browser has of it. */
interface PageCopy {
  readonly document: Y.Doc;
  /** Null in a browser that stores nothing: what is typed is safe once it is confirmed. */
  readonly copy: IndexeddbPersistence | null;
}

const openCopy = async (fileId: string): Promise<PageCopy> => {
  const document = new Y.Doc();
  try {
    const copy = new IndexeddbPersistence(pageCopyKey(fileId), document);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, COPY_MS);
    });
    await Promise.race([copy.whenSynced, late]);
    clearTimeout(timer);
    return { document, copy };
  } catch {
    return { document, copy: null };
  }
};

/** Copies that are opened before their page is drawn. */
const prepared = new Map<string, Promise<PageCopy>>();
/** A page that is not drawn by then gives its copy back. */
const UNUSED_MS = 10_000;

const takeCopy = (fileId: string): Promise<PageCopy> | undefined => {
  const coming = prepared.get(fileId);
  prepared.delete(fileId);
  return coming;
};

/** Opens the browser's copy of a page that is about to be drawn. */
export const preparePage = (fileId: string): void => {
  if (prepared.has(fileId)) return;
  prepared.set(fileId, openCopy(fileId));
  setTimeout(() => {
    void takeCopy(fileId)?.then(async ({ document, copy }) => {
      await copy?.destroy();
      document.destroy();
    });
  }, UNUSED_MS);
};

/**
 * Opens a page: with what this browser has of it first, so that typing continues without a server, then with what the
 * server has. The server alone puts the first content into a page.
 */
export const openPage = async (fileId: string, options: OpenPageOptions): Promise<OpenedPage> => {
  const { document, copy } = await (takeCopy(fileId) ?? openCopy(fileId));
  const isOwing = readStored(pageOwingKey(fileId)) !== null;
  if (document.getXmlFragment("default").length > 0) options.onCopy();
  const live = openLiveDocument(`page:${fileId}`, document, {
    onState: options.onState,
    onMembers: options.onMembers,
    isOwing,
    isFromCopy: (origin) => origin === copy && copy !== null,
    // At once: signing out deletes the copies of which everything is stored.
    onOwing: (next) => writeStored(pageOwingKey(fileId), next ? "1" : null),
    saveLarge: (change) => {
      if (change.length > MAX_PAGE_CHANGE_BYTES) return Promise.reject(new Failure(CHANGE_TOO_LARGE, ""));
      return options.saveChange(writtenOf(change), PAGE_SCHEMA_VERSION);
    },
  });
  // What a slow copy adds is compared with the server's state once more.
  if (copy !== null && !copy.synced) void copy.whenSynced.then(live.compare);
  return {
    document,
    live,
    async discard() {
      writeStored(pageOwingKey(fileId), null);
      await copy?.clearData();
    },
    close() {
      void copy?.destroy();
      live.close();
    },
  };
};
