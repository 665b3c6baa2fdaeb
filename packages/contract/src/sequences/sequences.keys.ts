import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of sequences: error codes with their status, permissions, feature switches, kinds of file, audited
 * actions, notifications.
 */
export const sequencesKeys = areaKeys({
  problems: {
    "publication.not.found": 404,
    "publication.not.allowed": 403,
    "publication.path.taken": 409,
    "sequence.import.failed": 422,
    "sequence.import.not.found": 404,
    "sequence.import.too.many": { status: 409, names: ["limit"] },
    "sequence.illegal.letters": 422,
  },
  permissions: {
    molecule: [
      "MOLECULE_TOOLS",
      "MOLECULE_SEQUENCE",
      "MOLECULE_ASSEMBLY",
      "MOLECULE_ANNEALING",
      "MOLECULE_PROTEIN",
      "MOLECULE_AUTOSAVE",
    ],
  },
  features: {
    AUTOSAVE: "feature",
  },
  fileKinds: {
    sequence: { permission: "MOLECULE_SEQUENCE", workbench: "/sequence/:fileId", hasLetters: true },
    sanger: { permission: "MOLECULE_SEQUENCE", workbench: "/sequence/:fileId", hasLetters: true },
  },
  trail: [
    "sequence.autosave",
    "sequence.create",
    "sequence.import",
    "sequence.publish",
    "sequence.restoreVersion",
    "sequence.save",
    "sequence.withdraw",
  ],
  followed: ["sequenceImport"],
  notices: {
    sequenceSaved: { type: "OTHER", category: "business", opens: "file", isMailed: true, isGathered: true },
    importFinished: { type: "REMINDER", category: "business", opens: "project", isMailed: false },
    importFailed: { type: "REMINDER", category: "business", opens: "project", isMailed: false },
  },
});
