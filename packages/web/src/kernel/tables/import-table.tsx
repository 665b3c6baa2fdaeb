import { Suspense } from "react";
import { lazyPage } from "../lazy-page.tsx";
import type { ImportTableProps } from "./import-table-props.ts";

const ImportDialog = lazyPage<ImportTableProps>(() => import("./import-dialog.tsx"), { words: "tables" });

/** A table on its way in, for any kind: the area names its kind, all else comes with it. */
export const ImportTable = (props: ImportTableProps) => (
  <Suspense fallback={null}>
    <ImportDialog {...props} />
  </Suspense>
);
