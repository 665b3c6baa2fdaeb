import { lazy, Suspense } from "react";
import { importQueue } from "../import-queue.ts";
import { loadPart } from "../load-part.ts";
import { useStore } from "../store.ts";

const ImportPanel = lazy(() =>
  loadPart(async () => ({ default: (await import("./import-panel.tsx")).ImportPanel })),
);

/** The panel of imports, once there are any. */
export const ImportDock = () =>
  useStore(importQueue.items).length > 0 && (
    <Suspense fallback={null}>
      <ImportPanel />
    </Suspense>
  );
