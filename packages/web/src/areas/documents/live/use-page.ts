import type { LiveMember } from "@benchleaf/contract";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { DocumentState } from "../../../kernel/live/live-document.ts";
import { cacheShell } from "../../../kernel/offline/cache-shell.ts";
import { createStore, type Store } from "../../../kernel/store.ts";
import { type OpenedPage, openPage, type SaveChange } from "./open-page.ts";

/** Whether what was typed is stored. */
export interface PageStatus {
  readonly state: DocumentState;
  /** When the last change was confirmed. */
  readonly savedAt: Date | null;
}

/**
 * A page as its editor knows it. What changes with each key, here or elsewhere, is in stores: only what shows it is
 * drawn again, not the whole page.
 */
export interface LivePage {
  /** Null as long as there is nothing to show. */
  readonly opened: OpenedPage | null;
  readonly status: Store<PageStatus>;
  readonly others: Store<readonly LiveMember[]>;
}

const OPENING: PageStatus = { state: "opening", savedAt: null };
const NOBODY: readonly LiveMember[] = [];

/** Set once this window has made its pages start without a connection. */
let startsOffline = false;

/** Opens a page while it is shown. */
export const usePage = (fileId: string, saveChange: SaveChange): LivePage => {
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [isReady, setReady] = useState(false);
  const [status] = useState(() => createStore(OPENING));
  const [others] = useState(() => createStore(NOBODY));
  const save = useRef(saveChange);
  useEffect(() => {
    save.current = saveChange;
  });
  useEffect(() => {
    let isGone = false;
    let own: OpenedPage | undefined;
    void openPage(fileId, {
      onState(state) {
        if (isGone) return;
        status.set({ state, savedAt: state === "kept" ? new Date() : status.get().savedAt });
        if (state !== "opening") setReady(true);
        if (state === "kept") {
          if (!startsOffline) void cacheShell().catch(() => undefined);
          startsOffline = true;
        }
      },
      onMembers: (members) => !isGone && others.set(members),
      onCopy: () => !isGone && setReady(true),
      saveChange: (...change) => save.current(...change),
    }).then((page) => {
      own = page;
      if (isGone) page.close();
      else setOpened(page);
    });
    return () => {
      isGone = true;
      own?.close();
      setOpened(null);
      setReady(false);
      status.set(OPENING);
      others.set(NOBODY);
    };
  }, [fileId, status, others]);
  return { opened: isReady ? opened : null, status, others };
};

/**
 * Ends when all that was typed is stored. Also ends when it cannot be: without a connection, or on a page that takes no
 * more; what builds on it then says so itself.
 */
export const whenSaved = (status: Store<PageStatus>): Promise<void> =>
  new Promise((resolve) => {
    const isWaiting = () => ["opening", "keeping"].includes(status.get().state);
    if (!isWaiting()) return resolve();
    const leave = status.subscribe(() => {
      if (isWaiting()) return;
      leave();
      resolve();
    });
  });

/** The state of a page where it makes a difference: a key moves it between stored and being sent, which only few show. */
export const usePageState = ({ status }: LivePage, among: readonly DocumentState[]): DocumentState | null =>
  useSyncExternalStore(status.subscribe, () => {
    const { state } = status.get();
    return among.includes(state) ? state : null;
  });
