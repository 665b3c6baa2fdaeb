import type { LiveMember } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import type { DocumentState } from "../../../kernel/live/live-document.ts";
import { cacheShell } from "../../../kernel/offline/cache-shell.ts";
import { type OpenedPage, openPage, type SaveChange } from "./open-page.ts";

/** A page as its editor knows it. */
export interface LivePage {
  /** Null as long as there is nothing to show. */
  readonly opened: OpenedPage | null;
  readonly state: DocumentState;
  readonly others: readonly LiveMember[];
  /** When the last change was confirmed. */
  readonly savedAt: Date | null;
}

/** Set once this window has made its pages start without a connection. */
let startsOffline = false;

/** Opens a page while it is shown. */
export const usePage = (fileId: string, saveChange: SaveChange): LivePage => {
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState<DocumentState>("opening");
  const [others, setOthers] = useState<readonly LiveMember[]>([]);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const save = useRef(saveChange);
  useEffect(() => {
    save.current = saveChange;
  });
  useEffect(() => {
    let isGone = false;
    let own: OpenedPage | undefined;
    void openPage(fileId, {
      onState(next) {
        if (isGone) return;
        setState(next);
        if (next !== "opening") setReady(true);
        if (next === "kept") {
          setSavedAt(new Date());
          if (!startsOffline) void cacheShell().catch(() => undefined);
          startsOffline = true;
        }
      },
      onMembers: (members) => !isGone && setOthers(members),
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
      setState("opening");
    };
  }, [fileId]);
  return { opened: isReady ? opened : null, state, others, savedAt };
};
