import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"translation"> = {
  "translation.not.found": "This translation was not found. It may have been deleted.",
  "translation.segment.not.found": "This sentence was not found. Reload the page.",
  "translation.empty": "There is no text to translate. Run text recognition on scanned PDFs first.",
  "translation.running": "This translation is running. Wait until it is complete, or stop it first.",
  "translation.running.limit.exceed":
    "At most {{limit}} translations can run at the same time. Wait until one is complete.",
  "translation.file.type.unsupported":
    "This kind of file is not supported. Upload a docx, pptx, xlsx, md, txt or pdf file.",
  "translation.file.too.large": "The file is too large (at most {{limit}} MB). Upload it in parts.",
  "translation.file.too.long": "The file holds too much text. Translate it in parts.",
  "translation.file.missing": "The original file was not found, so the translated file cannot be created.",
  "translation.file.unreadable":
    "This file could not be read. It may be damaged or encrypted: save it again and upload the copy.",
  "translation.languages.same": "Both languages are the same. Choose another one.",
  "translation.languages.differ":
    "The glossary or memory is for other languages. Choose one for the selected languages.",
  "glossary.not.found": "This glossary was not found. It may have been deleted.",
  "glossary.name.exists": "There is a glossary with this name already. Choose another name.",
  "glossary.limit.exceed": "A team can have {{limit}} glossaries. Delete one that is not used.",
  "glossary.term.not.found": "This term was not found. It may have been deleted.",
  "glossary.term.contradicts":
    "This contradicts a term of the glossary: “{{source}}” is translated as “{{target}}”. Change that term, or add the translation to it.",
  "glossary.term.limit.exceed": "A glossary can have {{limit}} terms. Divide it into several glossaries.",
  "glossary.file.unreadable": "This file could not be read. It must be a glossary in CSV or TBX format.",
  "memory.not.found": "This memory was not found. It may have been deleted.",
  "memory.name.exists": "There is a memory with this name already. Choose another name.",
  "memory.limit.exceed": "A team can have {{limit}} memories. Delete one that is not used.",
  "memory.unit.not.found": "This pair was not found. It may have been changed or deleted: reload the page.",
  "memory.unit.limit.exceed": "A memory can have {{limit}} pairs. Create another memory.",
  "memory.importing": "An import into this memory is running. Wait until it is complete.",
};
