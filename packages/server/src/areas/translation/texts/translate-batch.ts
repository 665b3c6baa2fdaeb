import type { SegmentFinding } from "@benchleaf/contract";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ModelsService } from "../../models/models.service.ts";
import type { Term } from "../glossaries/fold-term.rules.ts";
import { askMessages, faultsOf, type LanguagePair } from "./ask-messages.rules.ts";
import {
  changesProtectedParts,
  checkMasked,
  type MaskedSegment,
  maskSegment,
  restoreTarget,
} from "./check-segment.rules.ts";
import { readAnswer } from "./read-answer.rules.ts";
import type { SegmentResult } from "./segments.store.ts";

/** Sentences of one request. */
export const BATCH_SEGMENTS = 20;
/** Characters of one request; a longer sentence goes alone. */
export const BATCH_CHARACTERS = 3_000;
const DRAFT_EVERY_MS = 250;

/** A sentence without a translation. */
export interface OpenSegment {
  readonly no: number;
  readonly source: string;
}

/** What one run needs to call a model. */
export interface BatchContext {
  readonly scope: Scope;
  readonly pair: LanguagePair;
  readonly terms: readonly Term[];
  readonly signal: AbortSignal;
  /** The beginnings of sentences, as they come. */
  onDraft(no: number, text: string): void;
}

interface SentenceToTranslate {
  readonly no: number;
  readonly masked: MaskedSegment;
}

interface Answered {
  readonly target: string | null;
  readonly findings: SegmentFinding[];
}

/** Batches of sentences in their order. @example batchesOf(sentences)[0].length // at most 20 */
export const batchesOf = <T extends OpenSegment>(segments: readonly T[]): T[][] => {
  const batches: T[][] = [];
  let characters = 0;
  for (const segment of segments) {
    const last = batches.at(-1);
    if (
      last === undefined ||
      last.length >= BATCH_SEGMENTS ||
      characters + segment.source.length > BATCH_CHARACTERS
    ) {
      batches.push([segment]);
      characters = segment.source.length;
    } else {
      last.push(segment);
      characters += segment.source.length;
    }
  }
  return batches;
};

/** Translates sentences by a model, and checks each; one that fails is translated once more, alone. */
export const translateBatch = (models: Pick<ModelsService, "ask">) => {
  const ask = async (
    { scope, pair, signal, onDraft }: BatchContext,
    segments: readonly SentenceToTranslate[],
    faults: readonly string[] = [],
  ): Promise<{ readonly answers: Map<number, Answered>; readonly isCut: boolean }> => {
    const terms = [...new Set(segments.flatMap(({ masked }) => masked.terms))];
    const sent = segments.map(({ no, masked }) => ({
      no,
      text: masked.text,
      ...(faults.length > 0 ? { faults } : {}),
    }));
    let raw = "";
    let shownAt = 0;
    let isEnded = false;
    let isCut = false;
    const request = {
      purpose: "translation",
      sentClass: "private",
      messages: askMessages(pair, sent, terms),
      temperature: 0,
      isJson: true,
      signal,
    } as const;
    for await (const event of models.ask(scope, request)) {
      if (event.type === "end") {
        isEnded = true;
        isCut = event.finishReason === "length";
      }
      if (event.type !== "text") continue;
      raw += event.text;
      if (Date.now() - shownAt < DRAFT_EVERY_MS) continue;
      shownAt = Date.now();
      const answers = readAnswer(raw);
      for (const { no, masked } of segments) {
        const text = answers.get(no)?.text;
        if (text) onDraft(no, restoreTarget(masked, text));
      }
    }
    signal.throwIfAborted();
    const read = readAnswer(raw, isEnded);
    const answers = new Map(
      segments.map(({ no, masked }): [number, Answered] => {
        const answer = read.get(no);
        if (answer === undefined || !answer.isWhole || answer.text.trim() === "")
          return [no, { target: null, findings: [{ code: "answer.missing", part: "" }] }];
        const target = answer.text.trim();
        return [no, { target, findings: checkMasked(masked, target) }];
      }),
    );
    return { answers, isCut };
  };

  /** Where the model's output limit cuts an answer off, the sentences that are left are asked for together. */
  const askAll = async (
    context: BatchContext,
    segments: readonly SentenceToTranslate[],
  ): Promise<Map<number, Answered>> => {
    const { answers, isCut } = await ask(context, segments);
    const left = segments.filter(({ no }) => answers.get(no)!.target === null);
    if (!isCut || left.length === 0 || left.length === segments.length) return answers;
    return new Map([...answers, ...(await askAll(context, left))]);
  };

  /** A broken answer about one sentence does not end the others. */
  const askAgain = async (
    context: BatchContext,
    segment: SentenceToTranslate,
    first: Answered,
  ): Promise<Answered> => {
    try {
      const faults = faultsOf(first.findings, segment.masked.parts);
      const second = (await ask(context, [segment], faults)).answers.get(segment.no);
      return second !== undefined && second.findings.length <= first.findings.length ? second : first;
    } catch (error) {
      if (error instanceof Problem && error.code === "model.answer.broken") return first;
      throw error;
    }
  };

  return async (context: BatchContext, batch: readonly OpenSegment[]): Promise<SegmentResult[]> => {
    const segments = batch.map(({ no, source }) => ({
      no,
      source,
      masked: maskSegment(source, context.terms),
    }));
    const answers = await askAll(context, segments);
    const results: SegmentResult[] = [];
    for (const segment of segments) {
      const { no, source, masked } = segment;
      let answer = answers.get(no)!;
      if (answer.findings.length > 0) answer = await askAgain(context, segment, answer);
      const { target, findings } = answer;
      const isLost = target === null || changesProtectedParts(findings);
      results.push({
        no,
        target: isLost ? source : restoreTarget(masked, target),
        state: findings.length === 0 ? "translated" : "needs_review",
        origin: isLost ? "same" : "model",
        findings,
      });
    }
    return results;
  };
};
