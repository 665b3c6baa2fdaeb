import {
  documentKindOf,
  type Id,
  MAX_RUNNING_TRANSLATIONS,
  MAX_TRANSLATED_CHARACTERS,
  MAX_TRANSLATED_FILE_BYTES,
  type Translation,
  type TranslationDetail,
  type TranslationLanguage,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { StreamAnswer } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { findSwitch } from "../../access/access.service.ts";
import type { ModelsService } from "../../models/models.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { openGlossary } from "../glossaries/glossaries.service.ts";
import { openMemory } from "../memories/memories.service.ts";
import { followTranslation } from "./follow-translation.ts";
import { layOutSegments, unitsOfText } from "./lay-out-segments.rules.ts";
import { reasonAgainstModel } from "./reason-against-model.rules.ts";
import type { RunTranslation } from "./run-translation.ts";
import type { RunningTranslations } from "./running-translations.ts";
import { insertSegments } from "./segments.store.ts";
import { presentDetail, presentTranslation } from "./translations.present.ts";
import * as store from "./translations.store.ts";

const STOP = "translation.stop";
const NAME_CHARACTERS = 80;
const MEGABYTE = 1024 ** 2;
const idKeys = z.tuple([idKey]);

/** The languages, and what helps. */
export interface TranslationChoice {
  readonly sourceLanguage: TranslationLanguage;
  readonly targetLanguage: TranslationLanguage;
  readonly glossaryId: Id | null;
  readonly memoryId: Id | null;
}

interface Parts {
  readonly models: Pick<ModelsService, "status">;
  readonly running: RunningTranslations;
  readonly run: RunTranslation;
}

/** @throws translation.not.found */
export const openTranslation = async (q: Queries, id: Id): Promise<store.TranslationDetailRow> => {
  const row = await store.findTranslation(q, id);
  if (row === undefined) throw problem("translation.not.found");
  return row;
};

/** Translations of texts and files, each of its owner alone. */
export const translationsService = (kernel: Kernel, { models, running, run }: Parts) => {
  const { database, signals, jobs, storage, audit, log } = kernel;

  signals.on(STOP, (data) => {
    const { tenantId, id } = data as { tenantId: Id; id: Id };
    running.stop(tenantId, id);
  });

  /** @throws feature.disabled, glossary.not.found, memory.not.found */
  const openChoice = async (tx: Queries, choice: TranslationChoice) => {
    const glossary = choice.glossaryId === null ? null : await openGlossary(tx, choice.glossaryId);
    if (choice.memoryId !== null && !(await findSwitch(tx, "TRANSLATION_BETA")).detail.enabled)
      throw problem("feature.disabled", { feature: "TRANSLATION_BETA" });
    const memory = choice.memoryId === null ? null : await openMemory(tx, choice.memoryId);
    return { glossary, memory };
  };

  /** @throws translation.languages.same, translation.languages.differ */
  const checkLanguages = (
    { sourceLanguage: from, targetLanguage: into }: TranslationChoice,
    { glossary, memory }: Awaited<ReturnType<typeof openChoice>>,
  ): void => {
    if (from === into) throw problem("translation.languages.same");
    const goes = (row: { source_language: string; target_language: string }, one: string, other: string) =>
      row.source_language === one && row.target_language === other;
    if (glossary !== null && !goes(glossary, from, into) && !goes(glossary, into, from))
      throw problem("translation.languages.differ");
    if (memory !== null && !goes(memory, from, into)) throw problem("translation.languages.differ");
  };

  const checkRunning = async (tx: Queries): Promise<void> => {
    if ((await store.countRunning(tx)) >= MAX_RUNNING_TRANSLATIONS)
      throw problem("translation.running.limit.exceed", { limit: MAX_RUNNING_TRANSLATIONS });
  };

  const start = (scope: Scope, id: Id, runNo: number): void => {
    void run({ scope, id, runNo }).catch((error: unknown) =>
      log.error({ err: error, id }, "a translation was lost"),
    );
  };

  const follow = ({ tenantId, userId }: Scope, id: Id, after: number): StreamAnswer =>
    followTranslation({ database, running, log }, { tenantId, userId }, id, after);

  const scopeOf = ({ tenantId, userId }: Scope): Scope => ({ tenantId, userId });

  const beginText = async (
    session: Session,
    choice: TranslationChoice & { readonly text: string; readonly clientMessageId: string },
  ): Promise<{ readonly id: Id; readonly isNew: boolean }> => {
    if (choice.text.length > MAX_TRANSLATED_CHARACTERS) throw problem("request.too.large");
    const reason = reasonAgainstModel(await models.status(session));
    const laidOut = layOutSegments(unitsOfText(choice.text), choice.sourceLanguage);
    if (laidOut.length === 0) throw problem("translation.empty");
    return database.write(session, async (tx) => {
      store.lockStarts(tx);
      const earlier = await store.findSent(tx, choice.clientMessageId);
      if (earlier !== undefined) return { id: earlier.id, isNew: false };
      checkLanguages(choice, await openChoice(tx, choice));
      await checkRunning(tx);
      const name = [...choice.text.replace(/\s+/g, " ").trim()].slice(0, NAME_CHARACTERS).join("");
      const id = await store.insertTranslation(tx, {
        ...choice,
        name,
        documentKind: null,
        fileKey: null,
        fileSize: null,
        state: "pending",
        usesModel: reason === null,
        reason,
      });
      await insertSegments(tx, id, laidOut);
      await store.setRead(tx, id, { segmentCount: laidOut.length, warnings: [] });
      await note(tx, session, "translation.create", id, choice, "");
      return { id, isNew: true };
    });
  };

  /** The trail says that something was translated, and between which languages; a text stays its owner's. */
  const note = (
    tx: Queries,
    scope: Scope,
    action: "translation.create" | "translation.delete",
    id: Id,
    { sourceLanguage, targetLanguage }: Pick<TranslationChoice, "sourceLanguage" | "targetLanguage">,
    fileName: string,
  ) =>
    audit.record(tx, scope, {
      action,
      objectType: "translation",
      objectId: id,
      after: { sourceLanguage, targetLanguage, ...(fileName === "" ? {} : { fileName }) },
    });

  return {
    choices: (scope: Scope) =>
      database.read(scope, async (q) => {
        const isBeta = (await findSwitch(q, "TRANSLATION_BETA")).detail.enabled;
        return store.listChoices(q, isBeta);
      }),

    list: (
      scope: Scope,
      query: { cursor?: string | undefined; limit: number; search?: string | undefined },
    ): Promise<Page<Translation>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(idKeys, query.cursor) ?? [];
        const rows = await store.listTranslations(q, { search: query.search, before }, query.limit + 1);
        return pageFrom(rows, query.limit, presentTranslation, ({ id }) => [id]);
      }),

    /** The text is stored before the stream opens, so that a refusal is a normal error response. */
    async translateText(
      session: Session,
      given: TranslationChoice & { readonly text: string; readonly clientMessageId: string },
    ): Promise<StreamAnswer> {
      const { id, isNew } = await beginText(session, given);
      if (isNew) start(scopeOf(session), id, 1);
      return follow(session, id, 0);
    },

    async translateFile(
      session: Session,
      given: TranslationChoice & { readonly uuid: string; readonly name: string },
    ): Promise<TranslationDetail> {
      const documentKind = documentKindOf(given.name);
      const reason = reasonAgainstModel(await models.status(session));
      return database.write(session, async (tx) => {
        store.lockStarts(tx);
        const chosen = await openChoice(tx, given);
        await checkRunning(tx);
        const kept = await storage.keep(tx, given.uuid, session);
        if (kept === "kept") throw problem("upload.not.found");
        checkLanguages(given, chosen);
        if (documentKind === null) throw problem("translation.file.type.unsupported");
        if (kept.size > MAX_TRANSLATED_FILE_BYTES)
          throw problem("translation.file.too.large", { limit: MAX_TRANSLATED_FILE_BYTES / MEGABYTE });
        const id = await store.insertTranslation(tx, {
          ...given,
          documentKind,
          fileKey: kept.key,
          fileSize: kept.size,
          clientMessageId: null,
          state: "reading",
          usesModel: reason === null,
          reason,
        });
        store.setJob(tx, id, await jobs.add(tx, "translation.file", { translationId: id, runNo: 1 }));
        await note(tx, session, "translation.create", id, given, given.name);
        return presentDetail(await openTranslation(tx, id));
      });
    },

    get: (scope: Scope, id: Id): Promise<TranslationDetail> =>
      database.read(scope, async (q) => presentDetail(await openTranslation(q, id))),

    rename: (scope: Scope, id: Id, name: string): Promise<TranslationDetail> =>
      database.write(scope, async (tx) => {
        await openTranslation(tx, id);
        await store.renameTranslation(tx, id, name);
        return presentDetail(await openTranslation(tx, id));
      }),

    async remove(scope: Scope, id: Id): Promise<null> {
      const key = await database.write(scope, async (tx) => {
        const row = await openTranslation(tx, id);
        running.stop(scope.tenantId, id);
        signals.send(tx, STOP, { tenantId: scope.tenantId, id });
        if (row.job_id !== null) await jobs.cancel(tx, row.job_id);
        await store.deleteTranslation(tx, id);
        const languages = { sourceLanguage: row.source_language, targetLanguage: row.target_language };
        await note(
          tx,
          scope,
          "translation.delete",
          id,
          languages,
          row.document_kind === null ? "" : row.name,
        );
        return row.file_key;
      });
      if (key !== null) await storage.remove(scope, [key]);
      return null;
    },

    async follow(scope: Session, id: Id, after: number): Promise<StreamAnswer> {
      await database.read(scope, (q) => openTranslation(q, id));
      return follow(scope, id, after);
    },

    stop: (scope: Scope, id: Id): Promise<TranslationDetail> =>
      database.write(scope, async (tx) => {
        const row = await openTranslation(tx, id);
        running.stop(scope.tenantId, id);
        if (await store.abortRun(tx, id)) {
          signals.send(tx, STOP, { tenantId: scope.tenantId, id });
          if (row.job_id !== null) await jobs.cancel(tx, row.job_id);
        }
        return presentDetail(await openTranslation(tx, id));
      }),

    async resume(session: Session, id: Id): Promise<TranslationDetail> {
      const reason = reasonAgainstModel(await models.status(session));
      const { detail, runNo, isText } = await database.write(session, async (tx) => {
        store.lockStarts(tx);
        const row = await openTranslation(tx, id);
        await checkRunning(tx);
        const isText = row.document_kind === null;
        const isUnread = !isText && row.segment_count === 0;
        if (isUnread && row.file_key === null) throw problem("translation.file.missing");
        const state = isUnread ? "reading" : "pending";
        const restarted = await store.restart(tx, id, { usesModel: reason === null, reason, state });
        if (restarted === undefined) throw problem("translation.running");
        const { run_no: runNo } = restarted;
        if (!isText)
          store.setJob(tx, id, await jobs.add(tx, "translation.file", { translationId: id, runNo }));
        return { detail: presentDetail(await openTranslation(tx, id)), runNo, isText };
      });
      if (isText) start(scopeOf(session), id, runNo);
      return detail;
    },

    /** Ends what no node works on any more. */
    sweep: (): Promise<unknown> => database.open((q) => store.endSilent(q)),
  };
};
export type TranslationsService = ReturnType<typeof translationsService>;
