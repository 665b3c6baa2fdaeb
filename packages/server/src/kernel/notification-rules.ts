import type { Id, NotificationContent, NotificationKind } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { DomainEvent, EventType } from "./events.ts";
import type { ActionsOf, OwnedSubject } from "./subjects.ts";

/** The file that a notification is about, as it was called then. */
export interface NotificationFile {
  readonly id: Id;
  readonly name: string;
  readonly kind: string;
  readonly projectId: Id;
}

/** What a notification says of a subject: of a file what all of them say of files, of others their name and address. */
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

/** One thing to tell, and whom. */
export interface NewNotice {
  readonly to: readonly Id[];
  /** Whom it is about, where that is not who did it. */
  readonly from?: Id;
  readonly file?: NotificationFile;
  /** Only who may open the project of file or notice is told. */
  readonly projectId?: Id;
  readonly bizId?: string;
  readonly content?: NotificationContent;
}

/**
 * What an area tells people when something has happened. The areas hand their rules to the notifications area, which
 * asks them with tenant isolation of the event's team, on behalf of who did it.
 */
export interface NotificationRuleOf<Type extends EventType> {
  readonly event: Type;
  readonly kind: NotificationKind;
  /** Who did it is not told what they know already, unless the rule says so. */
  readonly isForActor?: boolean;
  readonly tell: (
    q: Queries,
    event: DomainEvent<Type>,
    actionsOf: ActionsOf,
  ) => Promise<readonly NewNotice[]>;
}

/** A rule of any event. */
export type NotificationRule = { [Type in EventType]: NotificationRuleOf<Type> }[EventType];
