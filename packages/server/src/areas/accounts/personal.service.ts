import { randomBytes } from "node:crypto";
import type {
  AuditAction,
  Locale,
  OverseasSurvey,
  PersonalInformation,
  Survey,
  SurveyType,
} from "@benchleaf/contract";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { readPicture } from "../../kernel/picture.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentPersonal } from "./personal.present.ts";
import * as store from "./personal.store.ts";

interface PersonalChange {
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly timezone?: string | undefined;
}

type Answers = Survey | OverseasSurvey;

export const personalService = ({ database, audit, events, storage }: Kernel) => {
  const show = async (q: Queries, scope: Scope): Promise<PersonalInformation> => {
    const row = await store.findPersonal(q, scope.userId);
    if (row === undefined) throw problem("error.unauthorized");
    return presentPersonal(row);
  };

  const record = (
    tx: Queries,
    scope: Scope,
    action: AuditAction,
    change: { before?: unknown; after?: unknown },
  ) => audit.record(tx, scope, { action, objectType: "account", objectId: scope.userId, ...change });

  return {
    get: (scope: Scope): Promise<PersonalInformation> =>
      database.read(scope, async (q) => withCommit(show(q, scope))),

    update: (scope: Scope, { name, ...preferences }: PersonalChange): Promise<PersonalInformation> =>
      database.write(scope, async (tx) => {
        const before = await show(tx, scope);
        if (name !== undefined && name !== before.name) {
          store.renameAccount(tx, scope.userId, name);
          await record(tx, scope, "account.rename", { before: { name: before.name }, after: { name } });
          await events.emit(tx, scope, { type: "account.renamed", data: { accountId: scope.userId, name } });
        }
        if (preferences.locale !== undefined || preferences.timezone !== undefined) {
          store.savePreferences(tx, scope.userId, preferences);
        }
        return withCommit(show(tx, scope));
      }),

    setAvatar: (scope: Scope, uuid: string | null): Promise<PersonalInformation> =>
      database.write(scope, async (tx) => {
        if (uuid === null) store.saveAvatar(tx, scope.userId, null);
        else {
          const { bytes } = await storage.take(tx, uuid, scope);
          const { contentType } = readPicture(bytes);
          const key = randomBytes(16).toString("base64url");
          store.saveAvatar(tx, scope.userId, { key, bytes, contentType });
        }
        await record(tx, scope, uuid === null ? "account.removeAvatar" : "account.setAvatar", {});
        return withCommit(show(tx, scope));
      }),

    /** The key is known only to users who have seen the user's profile, and reveals nothing else. */
    async avatar(scope: Scope, key: string): Promise<FileAnswer> {
      const found = await database.read(scope, async (q) => withCommit(store.findAvatar(q, key)));
      if (found === undefined) throw problem("upload.not.found");
      const fileName = found.avatar_type === "image/png" ? "avatar.png" : "avatar.jpg";
      return { fileName, contentType: found.avatar_type, body: found.avatar, isKept: true };
    },

    answers: (scope: Scope, surveyType: SurveyType): Promise<Answers | null> =>
      database.read(scope, async (q) =>
        withCommit(store.findAnswers(q, surveyType)),
      ) as Promise<Answers | null>,

    submit: <A extends Answers>(scope: Scope, surveyType: SurveyType, answers: A): Promise<A> =>
      database.write(scope, async (tx) => {
        store.saveAnswers(tx, surveyType, answers);
        await record(tx, scope, "account.answerSurvey", { after: { surveyType } });
        return answers;
      }),
  };
};
export type PersonalService = ReturnType<typeof personalService>;
