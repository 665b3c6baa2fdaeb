import type { Id, PermissionKey } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";

/** The user and their permissions. */
export type Asking = Pick<Session, "userId" | "authorities">;

const holds = ({ authorities }: Asking, key: PermissionKey): boolean => authorities.has(key);

/** Permission keys of which one is enough to read inspections. */
export const INSPECTION_KEYS = [
  "INSPECTION_FORM_CREATE",
  "INSPECTION_FORM_INSPECTION",
  "INSPECTION_FORM_AUDIT",
  "INSPECTION_FORM_MANAGE",
  "INSPECTION_FORM_CONFIG",
] as const satisfies readonly PermissionKey[];

/** Its author, as long as they may create forms, and inspection managers. */
export const mayEditForm = (form: { readonly owner_id: Id }, asking: Asking): boolean =>
  holds(asking, "INSPECTION_FORM_MANAGE") ||
  (holds(asking, "INSPECTION_FORM_CREATE") && form.owner_id === asking.userId);

/** Its owner, and inspection managers. */
export const mayAssignTask = (
  task: { readonly assignee_id: Id; readonly state: string },
  asking: Asking,
): boolean =>
  task.state === "open" && (holds(asking, "INSPECTION_FORM_MANAGE") || task.assignee_id === asking.userId);

export const mayCancelTask = (task: { readonly state: string }, asking: Asking): boolean =>
  task.state === "open" && holds(asking, "INSPECTION_FORM_MANAGE");

/** Every inspector may fill in an open inspection: whoever is at the device does it. */
export const mayFillTask = (task: { readonly state: string }, asking: Asking): boolean =>
  task.state === "open" && holds(asking, "INSPECTION_FORM_INSPECTION");

interface AskedAction {
  readonly owner_id: Id;
  readonly state: string;
}

/**
 * What a user may do with a corrective action in its current state. Closing it requires someone other than its owner,
 * who checks the evidence.
 */
export const actionAbilities = (action: AskedAction, asking: Asking) => {
  const isReviewer = holds(asking, "INSPECTION_FORM_MANAGE") || holds(asking, "INSPECTION_FORM_AUDIT");
  const isOpen = action.state !== "closed";
  return {
    change: isOpen && isReviewer,
    prove: isOpen && (action.owner_id === asking.userId || holds(asking, "INSPECTION_FORM_MANAGE")),
    close: action.state === "proven" && isReviewer,
  };
};

/** @throws permission.denied */
export const demand = (isAllowed: boolean, permission: PermissionKey): void => {
  if (!isAllowed) throw problem("permission.denied", { permission });
};
