import type { Id, SentFeedback } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./feedback.store.ts";
import { pictureTypeOf } from "./guidance.rules.ts";

const cursorKeys = z.tuple([idKey]);

const presentFeedback = (row: store.FeedbackRow): SentFeedback => ({
  id: row.id,
  text: row.text,
  page: row.page,
  hasPicture: row.screenshot_uuid !== null,
  userName: row.user_name,
  email: row.email,
  teamName: row.team_name,
  createTime: row.create_time.toISOString(),
  doneTime: row.done_time?.toISOString() ?? null,
});

/** Feedback of all teams, for the administrator of the installation. */
export const readFeedback = (
  { database, storage, audit }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => {
  const find = async (q: Queries, id: Id): Promise<store.FeedbackRow> => {
    const row = await store.findFeedback(q, id);
    if (row === undefined) throw problem("feedback.not.found");
    return row;
  };

  return {
    async list(
      session: Session,
      query: { state: "open" | "done"; cursor?: string | undefined; limit: number },
    ): Promise<Page<SentFeedback>> {
      await refuseOthers(session);
      const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
      const isDone = query.state === "done";
      const rows = await database.read(session, (q) =>
        store.listFeedback(q, isDone, before, query.limit + 1),
      );
      return pageFrom(rows, query.limit, presentFeedback, ({ id }) => [id]);
    },

    async picture(session: Session, id: Id): Promise<FileAnswer> {
      await refuseOthers(session);
      const { screenshot_uuid: uuid, picture_size: size } = await database.read(session, (q) => find(q, id));
      const bytes = uuid === null ? null : await storage.read(uuid, Number(size));
      if (bytes === null) throw problem("feedback.not.found");
      const { contentType, fileName } = pictureTypeOf(bytes);
      return { contentType, fileName, body: bytes };
    },

    async settle(session: Session, id: Id, isDone: boolean): Promise<SentFeedback> {
      await refuseOthers(session);
      return database.write(session, async (tx) => {
        await find(tx, id);
        store.resolveFeedback(tx, id, isDone ? new Date() : null);
        await audit.record(tx, session, {
          action: isDone ? "feedback.done" : "feedback.reopen",
          objectType: "feedback",
          objectId: id,
        });
        return presentFeedback(await find(tx, id));
      });
    },
  };
};
export type ReadFeedback = ReturnType<typeof readFeedback>;
