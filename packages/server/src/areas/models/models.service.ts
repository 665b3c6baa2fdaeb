import type {
  Id,
  ModelOutcome,
  ModelPurpose,
  ModelSetting,
  ModelSettingInput,
  ModelSettings,
  ModelStatus,
  ModelTest,
  ModelUse,
  ModelUseDetail,
  SentClass,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createOutbound } from "../../kernel/outbound.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { endSilent } from "./conversations.store.ts";
import { presentSetting, presentUse, presentUseDetail } from "./models.present.ts";
import { isSameOrigin, MODEL_LOG_DAYS, maySend, monthStart, textForLog } from "./models.rules.ts";
import * as store from "./models.store.ts";
import { type ModelEvent, type ModelQuestion, type ModelTarget, streamAnswer } from "./stream-answer.ts";

const KEY_PURPOSE = "model key";
/** A model may think for a while before its first byte. */
const FIRST_BYTE_MS = 60_000;
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const TEST_TOKENS = 64;
const cursorKeys = z.tuple([idKey]);

export type { ModelMessage, ModelTool, ModelToolCall } from "./models.rules.ts";
export type { ModelEvent } from "./stream-answer.ts";

/** Another area's request to a model: purpose, confidentiality, and the messages. */
export interface ModelRequest extends Omit<ModelQuestion, "maxTokens"> {
  readonly purpose: ModelPurpose;
  readonly sentClass: SentClass;
  /** Never more than the settings allow. */
  readonly maxTokens?: number;
  /** A request that continues one with results of tools: it is logged, but counts as part of that use. */
  readonly isFurtherRound?: boolean;
}

interface EffectiveSetting {
  readonly row: store.SettingRow;
  readonly target: ModelTarget;
}

/** Language models for the other areas, and their settings. */
export const modelsService = (
  kernel: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => {
  const { audit, config, database, seals } = kernel;
  const outbound = createOutbound({
    reachesPrivate: config.reachesPrivate,
    timeoutMs: FIRST_BYTE_MS,
    mostBytes: MOST_ANSWER_BYTES,
  });

  const openKey = (sealed: string | null): string | null =>
    sealed === null ? null : seals.open(KEY_PURPOSE, sealed);

  const findEffective = async (q: Queries): Promise<store.SettingRow | undefined> => {
    const [own, offered] = await Promise.all([
      store.findSetting(q, "team"),
      store.findSetting(q, "installation"),
    ]);
    return own ?? offered;
  };

  const effective = async (q: Queries): Promise<EffectiveSetting | undefined> => {
    const row = await findEffective(q);
    if (row === undefined) return undefined;
    return { row, target: { baseUrl: row.base_url, key: openKey(row.sealed_key), model: row.model } };
  };

  /** A saved key stays with the URL it was saved for; a new URL never receives it. */
  const keyFor = (input: ModelSettingInput, saved: store.SettingRow | undefined): string | null => {
    if (input.key !== undefined) return input.key;
    return saved && isSameOrigin(saved.base_url, input.baseUrl) ? openKey(saved.sealed_key) : null;
  };

  const refuseForbidden = ({ baseUrl }: ModelSettingInput): void => {
    if (!outbound.allows(baseUrl)) throw problem("model.address.forbidden");
  };

  const save = async (
    session: Session,
    owner: store.SettingOwner,
    input: ModelSettingInput,
  ): Promise<ModelSetting> => {
    refuseForbidden(input);
    return database.write(session, async (tx) => {
      const before = await store.findSetting(tx, owner);
      const key = keyFor(input, before);
      const row = await store.saveSetting(tx, owner, {
        ...input,
        sealedKey: key === null ? null : seals.seal(KEY_PURPOSE, key),
      });
      // The log stores only the host: a URL may contain a secret.
      const noted = ({ base_url, model, sending, monthly_limit }: store.SettingRow) => ({
        host: new URL(base_url).host,
        model,
        sending,
        monthlyLimit: monthly_limit,
      });
      await audit.record(tx, session, {
        action: "model.update",
        objectType: "model",
        objectId: session.tenantId,
        ...(before && { before: { owner, ...noted(before) } }),
        after: { owner, ...noted(row) },
      });
      return presentSetting(row);
    });
  };

  const remove = (session: Session, owner: store.SettingOwner): Promise<null> =>
    database.write(session, async (tx) => {
      if (await store.deleteSetting(tx, owner))
        await audit.record(tx, session, {
          action: "model.remove",
          objectType: "model",
          objectId: session.tenantId,
          before: { owner },
        });
      return null;
    });

  const test = async (
    session: Session,
    owner: store.SettingOwner,
    input: ModelSettingInput,
  ): Promise<ModelTest> => {
    refuseForbidden(input);
    const saved = await database.read(session, (q) => store.findSetting(q, owner));
    const target = { baseUrl: input.baseUrl, key: keyFor(input, saved), model: input.model };
    const started = performance.now();
    let answer = "";
    const question = {
      messages: [{ role: "user" as const, content: "Reply with the word OK." }],
      maxTokens: TEST_TOKENS,
    };
    for await (const event of streamAnswer(target, question, { outbound }))
      if (event.type === "text") answer += event.text;
    return { milliseconds: Math.round(performance.now() - started), answer: answer.slice(0, 200) };
  };

  /** Reserves a use within the month's limit and records what will be sent. */
  const reserveUse = (scope: Scope, request: ModelRequest) =>
    database.write(scope, async (tx) => {
      const found = await effective(tx);
      if (found === undefined) throw problem("model.off");
      const { row } = found;
      if (!maySend(row.sending, request.sentClass)) throw problem("model.sending.refused");
      if (row.monthly_limit !== null && request.isFurtherRound !== true) {
        store.lockUses(tx);
        const used = await store.countUses(tx, scope.userId, monthStart(new Date()));
        if (used >= row.monthly_limit) throw problem("model.limit.exceed", { limit: row.monthly_limit });
      }
      const { sent, characters } = textForLog(request.messages);
      const useId = await store.insertUse(tx, {
        purpose: request.purpose,
        model: row.model,
        host: new URL(row.base_url).host,
        sentClass: request.sentClass,
        sent,
        sentCharacters: characters,
      });
      return { ...found, useId };
    });

  return {
    status: (session: Session): Promise<ModelStatus> =>
      database.read(session, async (q) => {
        const [row, used] = await Promise.all([
          findEffective(q),
          store.countUses(q, session.userId, monthStart(new Date())),
        ]);
        return {
          isAvailable: row !== undefined,
          model: row?.model ?? null,
          sending: row?.sending ?? "none",
          monthlyLimit: row?.monthly_limit ?? null,
          used,
        };
      }),

    settings: (session: Session): Promise<ModelSettings> =>
      database.read(session, async (q) => {
        const [own, offered] = await Promise.all([
          store.findSetting(q, "team"),
          store.findSetting(q, "installation"),
        ]);
        return {
          team: own ? presentSetting(own) : null,
          installation: offered
            ? { model: offered.model, sending: offered.sending, monthlyLimit: offered.monthly_limit }
            : null,
        };
      }),

    save: (session: Session, input: ModelSettingInput) => save(session, "team", input),
    remove: (session: Session) => remove(session, "team"),
    test: (session: Session, input: ModelSettingInput) => test(session, "team", input),

    async instanceSetting(session: Session): Promise<ModelSetting | null> {
      await refuseOthers(session);
      const row = await database.read(session, (q) => store.findSetting(q, "installation"));
      return row ? presentSetting(row) : null;
    },
    async saveInstance(session: Session, input: ModelSettingInput) {
      await refuseOthers(session);
      return save(session, "installation", input);
    },
    async removeInstance(session: Session) {
      await refuseOthers(session);
      return remove(session, "installation");
    },
    async testInstance(session: Session, input: ModelSettingInput) {
      await refuseOthers(session);
      return test(session, "installation", input);
    },

    async uses(
      session: Session,
      query: {
        cursor?: string | undefined;
        limit: number;
        accountId?: Id | undefined;
        outcome?: ModelOutcome | undefined;
      },
    ): Promise<Page<ModelUse>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      const filter = { accountId: query.accountId, outcome: query.outcome, before };
      const rows = await database.read(session, (q) => store.listUses(q, filter, query.limit + 1));
      return pageFrom(rows, query.limit, presentUse, ({ id }) => [id]);
    },

    async use(session: Session, id: Id): Promise<ModelUseDetail> {
      const row = await database.read(session, (q) => store.findUse(q, id));
      if (row === undefined) throw problem("model.use.not.found");
      return presentUseDetail(row);
    },

    /**
     * Calls the model of the team, or of the installation, and streams its answer. The use is recorded before
     * anything is sent, counts towards the month's limit from the first byte on, and is closed however the answer
     * ends. Leaving the loop, or `request.signal`, cancels the request.
     *
     * @throws model.off, model.sending.refused, model.limit.exceed before anything is sent; see {@link streamAnswer}
     * @example for await (const event of models.ask(session, request)) if (event.type === "text") show(event.text);
     */
    async *ask(scope: Scope, request: ModelRequest): AsyncGenerator<ModelEvent> {
      const { row, target, useId } = await reserveUse(scope, request);
      const maxTokens = Math.min(request.maxTokens ?? row.max_answer_tokens, row.max_answer_tokens);
      let outcome: ModelOutcome = "stopped";
      let tokens: { promptTokens: number | null; answerTokens: number | null } = {
        promptTokens: null,
        answerTokens: null,
      };
      try {
        for await (const event of streamAnswer(target, { ...request, maxTokens }, { outbound })) {
          if (event.type === "start" && request.isFurtherRound !== true)
            await database.write(scope, (tx) => store.chargeUse(tx, useId));
          if (event.type === "end") {
            outcome = "completed";
            tokens = event;
          }
          yield event;
        }
      } catch (error) {
        outcome = "failed";
        throw error;
      } finally {
        await database.write(scope, (tx) => store.endUse(tx, useId, { ...tokens, outcome }));
      }
    },

    /** Ends answers of nodes that no longer exist. */
    async endSilentAnswers(): Promise<void> {
      await database.open((q) => endSilent(q));
    },

    /** Deletes log entries after their retention period. */
    async sweep(now: Date): Promise<void> {
      const before = new Date(now.getTime() - MODEL_LOG_DAYS * 86_400_000);
      await database.open((tx) => store.sweepUses(tx, before));
    },
  };
};
export type ModelsService = ReturnType<typeof modelsService>;
