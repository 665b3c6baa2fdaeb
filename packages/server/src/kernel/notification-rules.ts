import type { Id, NotificationContent, NotificationKind } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { DomainEvent, EventType } from "./events.ts";
import type { ActionsOf, OwnedSubject } from "./subjects.ts";

/** The file that a notification is about, with its name at that time. */
export interface NotificationFile {
  readonly id: Id;
  readonly name: string;
  readonly kind: string;
  readonly projectId: Id;
}

/** Content of a notification about a subject: for files the common fields, for others name and address. */
export const aboutSubject = ({
  kind,
  id,
  name,
  sort,
  address,
  projectId,
}: OwnedSubject): Pick<NewNotice, "file" | "content"> =>
  kind === "file" && projectId !== null
    ? { file: { id, name, kind: sort, projectId } }
    : { content: { subject: { kind, id, name, address } } };

/** One notification with its recipients. */
export interface NewNotice {
  readonly to: readonly Id[];
  /** Whom it is about, if that is not the acting user. */
  readonly from?: Id;
  readonly file?: NotificationFile;
  /** Only users who may open the project of the file or notification receive it. */
  readonly projectId?: Id;
  readonly bizId?: string;
  readonly content?: NotificationContent;
}

/**
 * Which event notifies whom. The areas pass their rules to the notifications area, which evaluates them with tenant
 * isolation of the event's team, on behalf of the user who caused it.
 */
export interface NotificationRuleOf<Type extends EventType> {
  readonly event: Type;
  readonly kind: NotificationKind;
  /** The user who caused the event is not notified, unless the rule says so. */
  readonly isForActor?: boolean;
  readonly tell: (
    q: Queries,
    event: DomainEvent<Type>,
    actionsOf: ActionsOf,
  ) => Promise<readonly NewNotice[]>;
}

/** A rule of any event. */
export type NotificationRule = { [Type in EventType]: NotificationRuleOf<Type> }[EventType];
