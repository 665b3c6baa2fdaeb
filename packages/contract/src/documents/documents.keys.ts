import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of documents: error codes with their status, kinds of files, audited actions. */
export const documentsKeys = areaKeys({
  problems: {
    "eln.finished": 409,
    "document.content.invalid": 422,
    "document.too.large": { status: 413, names: ["millions", "blocks"] },
    /** The page builds on a change that the server has never got. */
    "document.change.missing": 409,
    "document.client.foreign": 403,
    "document.schema.old": 426,
    "document.version.not.found": 404,
    "document.step.not.found": 404,
    "document.import.failed": 422,
  },
  fileKinds: {
    yydoc: { workbench: "/yydoc/:fileId" },
  },
  trail: [
    "document.create",
    "document.edit",
    "document.import",
    "document.restoreVersion",
    "document.saveVersion",
    "document.step",
  ],
  notices: {
    pageMention: { type: "MENTION", category: "business", opens: "block", isMailed: true },
  },
});
