import type { NotificationRule, NotificationRuleOf } from "../../kernel/notification-rules.ts";
import { findTranslation } from "./texts/translations.store.ts";

const ofFile = (
  event: "translation.finished" | "translation.failed",
  kind: "translationFinished" | "translationFailed",
): NotificationRuleOf<"translation.finished" | "translation.failed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { userId, data: { translationId } }) => {
    const row = await findTranslation(q, translationId);
    if (row === undefined) return [];
    const count = row.waiting_count + row.review_count;
    const content = { count, extraInfo: { name: row.name.slice(0, 200) } };
    return [{ to: [userId], bizId: translationId, content }];
  },
});

/** The user who had a file translated is notified when it has ended. */
export const translationNotifications: readonly NotificationRule[] = [
  ofFile("translation.finished", "translationFinished"),
  ofFile("translation.failed", "translationFailed"),
];
