/* What notebook pages are built of. */
export type { PageCalls } from "./documents.queries.ts";
export { showUnseen } from "./editor/behaviour/unseen-blocks.ts";
export { LocalEditor } from "./editor/local-editor.tsx";
export { preparePage } from "./live/open-page.ts";
export { usePage } from "./live/use-page.ts";
export { CompareDocuments } from "./workbench/compare-documents.tsx";
export { ComparedPage } from "./workbench/compared-page.tsx";
export { ExportMenu } from "./workbench/export-menu.tsx";
export { PageWorkbench } from "./workbench/page-workbench.tsx";
export { StaticPage } from "./workbench/static-page.tsx";
export { goToBlock } from "./workbench/use-block-from-address.ts";
export { VersionView } from "./workbench/version-view.tsx";
