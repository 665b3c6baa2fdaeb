import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"translation"> = {
  "translation.create": "Translate",
  "translation.delete": "Delete translation",
  "glossary.create": "Create glossary",
  "glossary.update": "Change glossary",
  "glossary.delete": "Delete glossary",
  "glossary.import": "Import terms",
  "memory.create": "Create memory",
  "memory.update": "Change memory",
  "memory.delete": "Delete memory",
  "memory.import": "Import memory",
  area_glossary: "Glossary",
  object_glossary: "Glossary",
  area_memory: "Translation memory",
  object_memory: "Translation memory",
  area_translation: "Translation",
  object_translation: "Translation",
};
