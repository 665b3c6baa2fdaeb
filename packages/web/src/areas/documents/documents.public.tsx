/* What notebook pages are built of. */
export type { PageCalls } from "./documents.queries.ts";
export { usePage } from "./live/use-page.ts";
export { ComparedPage } from "./workbench/compared-page.tsx";
export { ExportMenu } from "./workbench/export-menu.tsx";
export { PageWorkbench } from "./workbench/page-workbench.tsx";
export { StaticPage } from "./workbench/static-page.tsx";
export { VersionView } from "./workbench/version-view.tsx";
