import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of translation: error codes with their status, permissions, features, audited objects and actions,
 * notifications.
 */
export const translationKeys = areaKeys({
  problems: {
    "translation.not.found": 404,
    "translation.segment.not.found": 404,
    "translation.empty": 422,
    "translation.running": 409,
    "translation.running.limit.exceed": { status: 409, names: ["limit"] },
    "translation.file.type.unsupported": 422,
    "translation.file.too.large": { status: 422, names: ["limit"] },
    "translation.file.too.long": 422,
    "translation.file.missing": 404,
    "translation.file.unreadable": 422,
    "translation.languages.same": 422,
    "translation.languages.differ": 422,
    "glossary.not.found": 404,
    "glossary.name.exists": 409,
    "glossary.limit.exceed": { status: 409, names: ["limit"] },
    "glossary.term.not.found": 404,
    "glossary.term.contradicts": { status: 409, names: ["source", "target"] },
    "glossary.term.limit.exceed": { status: 409, names: ["limit"] },
    "glossary.file.unreadable": 422,
    "memory.not.found": 404,
    "memory.name.exists": 409,
    "memory.limit.exceed": { status: 409, names: ["limit"] },
    "memory.unit.not.found": 404,
    "memory.unit.limit.exceed": { status: 409, names: ["limit"] },
    "memory.importing": 409,
  },
  permissions: { translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"] },
  features: { TRANSLATION: "feature", TRANSLATION_BETA: "feature" },
  objects: ["glossary", "memory", "translation"],
  trail: [
    "translation.create",
    "translation.delete",
    "glossary.create",
    "glossary.update",
    "glossary.delete",
    "glossary.import",
    "memory.create",
    "memory.update",
    "memory.delete",
    "memory.import",
  ],
  notices: {
    translationFinished: { type: "REMINDER", category: "business", opens: "translation", isMailed: false },
    translationFailed: { type: "REMINDER", category: "business", opens: "translation", isMailed: false },
  },
});
