import { Suspense, useEffect, useState } from "react";
import { isOnResidues } from "../key-target.ts";
import { lazyPage } from "../lazy-page.tsx";
import { isComposing } from "../shortcut.ts";
import { useStore } from "../store.ts";
import { sheetOpen } from "./sheet-state.ts";

const ShortcutDialog = lazyPage(() => import("./shortcut-dialog.tsx"));

/** "?" opens the shortcuts of the current page, except in text fields. */
export const ShortcutSheet = () => {
  const isOpen = useStore(sheetOpen);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isComposing(event) || isOnResidues(event.target)) return;
      event.preventDefault();
      sheetOpen.set(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  useEffect(() => {
    if (isOpen) setAsked(true);
  }, [isOpen]);
  return isAsked ? (
    <Suspense fallback={null}>
      <ShortcutDialog />
    </Suspense>
  ) : null;
};
