import type { Id, SubjectKind } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { type ExtensionPoint, extensionPoint } from "../../kernel/extension-point.ts";

/** Blocks of records of a kind that tasks are made of. */
export interface TaskBoxes {
  readonly kind: SubjectKind;
  /**
   * Checks the box of a block or unchecks it, in the transaction of its task. A record that the user may not change, or
   * that has no such block any more, stays as it is.
   */
  check(tx: Queries, session: Session, recordId: Id, blockId: string, isChecked: boolean): Promise<void>;
}

/** Extension point: the areas whose records have blocks that tasks are made of. */
export const taskBoxes: ExtensionPoint<TaskBoxes> = extensionPoint("boxes of tasks in records");
