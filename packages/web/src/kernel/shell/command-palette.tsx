import { Suspense, useEffect, useState } from "react";
import { lazyPage } from "../lazy-page.tsx";
import { useStore } from "../store.ts";
import { bufferEarlyKeys } from "./early-keys.ts";
import { paletteOpen } from "./palette-state.ts";

/** With its dialog and field it is larger than everything else in the shell that is not used yet. */
const PaletteDialog = lazyPage(() => import("./palette-dialog.tsx"));

const usePaletteKey = () =>
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing || event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      paletteOpen.set(!paletteOpen.get());
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

/** Ctrl/⌘-K opens the palette; it is loaded on first use, and stays. */
export const CommandPalette = () => {
  const isOpen = useStore(paletteOpen);
  const [isAsked, setAsked] = useState(false);
  usePaletteKey();
  useEffect(() => {
    const forget = paletteOpen.subscribe(() => bufferEarlyKeys(paletteOpen.get()));
    return () => {
      forget();
      bufferEarlyKeys(false);
    };
  }, []);
  useEffect(() => {
    if (isOpen) setAsked(true);
  }, [isOpen]);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog />
    </Suspense>
  );
};
