import { glossariesApi, memoriesApi, translationApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportTerms } from "./glossaries/export-terms.ts";
import type { GlossariesService } from "./glossaries/glossaries.service.ts";
import type { ImportTerms } from "./glossaries/import-terms.ts";
import type { ExportUnits } from "./memories/export-units.ts";
import type { MemoriesService } from "./memories/memories.service.ts";
import type { DownloadTranslation } from "./texts/download-translation.ts";
import type { SegmentsService } from "./texts/segments.service.ts";
import type { TranslationsService } from "./texts/translations.service.ts";

/** The handlers of all endpoints. */
export interface TranslationServices {
  readonly translations: TranslationsService;
  readonly segments: SegmentsService;
  readonly download: DownloadTranslation;
  readonly glossaries: GlossariesService;
  readonly importTerms: ImportTerms;
  readonly exportTerms: ExportTerms;
  readonly memories: MemoriesService;
  readonly exportUnits: ExportUnits;
}

const textRoutes = ({ translations, segments, download }: TranslationServices): Binding[] => [
  bind(translationApi.choices, (_request, { session }) => translations.choices(session)),
  bind(translationApi.list, ({ query }, { session }) => translations.list(session, query)),
  bind(translationApi.translateText, ({ body }, { session }) => translations.translateText(session, body)),
  bind(translationApi.translateFile, ({ body }, { session }) => translations.translateFile(session, body)),
  bind(translationApi.get, ({ params }, { session }) => translations.get(session, params.translationId)),
  bind(translationApi.rename, ({ params, body }, { session }) =>
    translations.rename(session, params.translationId, body.name),
  ),
  bind(translationApi.remove, ({ params }, { session }) =>
    translations.remove(session, params.translationId),
  ),
  bind(translationApi.segments, ({ params, query }, { session }) =>
    segments.list(session, params.translationId, query),
  ),
  bind(translationApi.saveSegment, ({ params, body }, { session }) =>
    segments.save(session, params.translationId, params.no, body.target),
  ),
  bind(translationApi.follow, ({ params, query }, { session }) =>
    translations.follow(session, params.translationId, query.after),
  ),
  bind(translationApi.stop, ({ params }, { session }) => translations.stop(session, params.translationId)),
  bind(translationApi.resume, ({ params }, { session }) =>
    translations.resume(session, params.translationId),
  ),
  bind(translationApi.file, ({ params, query }, { session, locale }) =>
    download(session, params.translationId, query.format, locale),
  ),
];

const glossaryRoutes = ({ glossaries, importTerms, exportTerms }: TranslationServices): Binding[] => [
  bind(glossariesApi.list, ({ query }, { session }) => glossaries.list(session, query)),
  bind(glossariesApi.create, ({ body }, { session }) => glossaries.create(session, body)),
  bind(glossariesApi.get, ({ params }, { session }) => glossaries.get(session, params.glossaryId)),
  bind(glossariesApi.update, ({ params, body }, { session }) =>
    glossaries.rename(session, params.glossaryId, body.name),
  ),
  bind(glossariesApi.remove, ({ params }, { session }) => glossaries.remove(session, params.glossaryId)),
  bind(glossariesApi.terms, ({ params, query }, { session }) =>
    glossaries.terms(session, params.glossaryId, query),
  ),
  bind(glossariesApi.createTerm, ({ params, body }, { session }) =>
    glossaries.createTerm(session, params.glossaryId, body),
  ),
  bind(glossariesApi.updateTerm, ({ params, body }, { session }) =>
    glossaries.updateTerm(session, params.glossaryId, params.termId, body),
  ),
  bind(glossariesApi.removeTerms, ({ params, body }, { session }) =>
    glossaries.removeTerms(session, params.glossaryId, body.termIds),
  ),
  bind(glossariesApi.import, ({ params, body }, { session }) =>
    importTerms(session, params.glossaryId, body),
  ),
  bind(glossariesApi.export, ({ params, query }, { session }) =>
    exportTerms(session, params.glossaryId, query.format),
  ),
];

const memoryRoutes = ({ memories, exportUnits }: TranslationServices): Binding[] => [
  bind(memoriesApi.list, ({ query }, { session }) => memories.list(session, query)),
  bind(memoriesApi.create, ({ body }, { session }) => memories.create(session, body)),
  bind(memoriesApi.get, ({ params }, { session }) => memories.get(session, params.memoryId)),
  bind(memoriesApi.update, ({ params, body }, { session }) =>
    memories.rename(session, params.memoryId, body.name),
  ),
  bind(memoriesApi.remove, ({ params }, { session }) => memories.remove(session, params.memoryId)),
  bind(memoriesApi.units, ({ params, query }, { session }) =>
    memories.units(session, params.memoryId, query),
  ),
  bind(memoriesApi.createUnit, ({ params, body }, { session }) =>
    memories.createUnit(session, params.memoryId, body),
  ),
  bind(memoriesApi.updateUnit, ({ params, body }, { session }) =>
    memories.updateUnit(session, params.memoryId, params.unitId, body.target),
  ),
  bind(memoriesApi.removeUnits, ({ params, body }, { session }) =>
    memories.removeUnits(session, params.memoryId, body.unitIds),
  ),
  bind(memoriesApi.matches, ({ params, body }, { session }) =>
    memories.matches(session, params.memoryId, body.source),
  ),
  bind(memoriesApi.import, ({ params, body }, { session }) =>
    memories.import(session, params.memoryId, body),
  ),
  bind(memoriesApi.export, ({ params }, { session }) => exportUnits(session, params.memoryId)),
];

export const translationRoutes = (services: TranslationServices): Binding[] => [
  ...textRoutes(services),
  ...glossaryRoutes(services),
  ...memoryRoutes(services),
];
