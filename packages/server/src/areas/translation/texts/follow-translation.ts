import type { Id, TranslationEvents } from "@benchleaf/contract";
import type { StreamAnswer } from "../../../kernel/event-stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { termsWithin } from "../glossaries/terms-of.ts";
import { glossaryUseOf } from "./run-translation.ts";
import type { RunningTranslations } from "./running-translations.ts";
import { listChanged } from "./segments.store.ts";
import { presentDetail, presentSegment } from "./translations.present.ts";
import * as store from "./translations.store.ts";

/** Polling interval for a translation of another node, and while a file waits its turn. */
const ASK_EVERY_MS = 400;
/** However quiet a translation of this node is. */
const LOOK_EVERY_MS = 2_000;
const AT_ONCE = 100;
/** Behind every sentence of a change. */
const MAX_NO = 2_147_483_647;

interface FollowParts extends Pick<Kernel, "database" | "log"> {
  readonly running: RunningTranslations;
}

const isOpen = ({ state }: store.TranslationRow): boolean =>
  state === "reading" || state === "pending" || state === "processing";

/** The stream of a translation after a change number, until it ends. Closing it does not stop the translation. */
export const followTranslation = (
  { database, running, log }: FollowParts,
  scope: Scope,
  id: Id,
  after: number,
): StreamAnswer => ({
  open(sink) {
    let sent = { seq: after, no: MAX_NO };
    let shownState = "";
    let isLeft = false;
    let timer: NodeJS.Timeout | undefined;
    let unlisten = (): void => undefined;
    const drafts = new Map<number, string>();

    const write = <Name extends keyof TranslationEvents>(
      event: Name,
      data: TranslationEvents[Name],
    ): void => {
      if (!isLeft) sink.write(event, data, String(sent.seq));
    };

    const sendChanged = async (): Promise<void> => {
      for (;;) {
        const changed = await database.read(scope, async (q) => {
          const rows = await listChanged(q, id, sent, AT_ONCE);
          if (rows.length === 0) return [];
          const row = await store.findTranslation(q, id);
          const use = row === undefined ? null : glossaryUseOf(row);
          const terms = await termsWithin(
            q,
            use,
            rows.map(({ source }) => source),
          );
          return rows.map((one) => presentSegment(one, terms));
        });
        for (const segment of changed) {
          sent = { seq: segment.seq, no: segment.no };
          drafts.delete(segment.no);
          write("segment", segment);
        }
        if (changed.length < AT_ONCE || isLeft) return;
      }
    };

    const look = async (): Promise<void> => {
      if (isLeft) return;
      let row = await database.read(scope, (q) => store.findTranslation(q, id));
      if (row?.is_silent) {
        await database.open((q) => store.endSilent(q));
        row = await database.read(scope, (q) => store.findTranslation(q, id));
      }
      if (row === undefined) {
        sink.end();
        return;
      }
      if (row.state !== shownState) {
        shownState = row.state;
        write("translation", presentDetail(row));
      }
      await sendChanged();
      if (isLeft) return;
      if (!isOpen(row)) {
        if (row.state === "error") write("error", { code: row.error_code ?? "system.error" });
        write("message_end", presentDetail(row));
        sink.end();
        return;
      }
      const here = running.find(scope.tenantId, id);
      if (here === undefined) again(ASK_EVERY_MS);
      else listen(here.drafts, here.listeners);
    };

    const again = (milliseconds: number): void => {
      timer = setTimeout(() => void look().catch(fail), milliseconds);
    };

    /** Drafts come from this node's memory; stored sentences are read when it says that something has changed. */
    const listen = (own: ReadonlyMap<number, string>, listeners: Set<() => void>): void => {
      const hear = (): void => {
        for (const [no, text] of own)
          if (drafts.get(no) !== text) {
            drafts.set(no, text);
            write("draft", { no, text });
          }
        const isGone = ![...drafts.keys()].every((no) => own.has(no));
        if (!isGone && running.find(scope.tenantId, id)?.drafts === own) return;
        unlisten();
        clearTimeout(timer);
        void look().catch(fail);
      };
      listeners.add(hear);
      unlisten = () => void listeners.delete(hear);
      timer = setTimeout(() => {
        unlisten();
        void look().catch(fail);
      }, LOOK_EVERY_MS);
      hear();
    };

    const fail = (error: unknown): void => {
      log.error({ err: error, translationId: id }, "a translation could not be followed");
      sink.end();
    };

    void look().catch(fail);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      unlisten();
    };
  },
});
