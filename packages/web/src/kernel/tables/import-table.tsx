import { Suspense } from "react";
import { lazyPage } from "../lazy-page.tsx";
import type { ImportTableProps } from "./import-table-props.ts";

const ImportDialog = lazyPage<ImportTableProps>(() => import("./import-dialog.tsx"), { words: "tables" });

/** Import of a table of any kind: the area gives its kind, everything else is included. */
export const ImportTable = (props: ImportTableProps) => (
  <Suspense fallback={null}>
    <ImportDialog {...props} />
  </Suspense>
);
