import { type SumOf, sumOf } from "./all-keys.ts";
import type { NoticeKind } from "./notice-kind.ts";

type KindOf<Table> = Table extends unknown ? keyof Table & string : never;

/** All kinds of notifications, combined from the areas. */
export type NotificationKind = KindOf<SumOf<"notices">>;

/** The one register: every area adds its kinds by its keys. */
const notificationKinds = Object.assign({}, ...sumOf("notices")) as Readonly<
  Record<NotificationKind, NoticeKind>
>;

/** All kinds in the order of the register. */
export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKind[];

/** Tab, category and what a click opens, of one kind. */
export const noticeKindOf = (kind: NotificationKind): NoticeKind => notificationKinds[kind];
