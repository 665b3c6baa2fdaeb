import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";

export type Caller = Pick<Session, "userId" | "authorities">;

interface Owned {
  readonly owners: readonly { readonly userId: Id }[];
}

/** Those responsible for a device, and those who manage devices, decide on its bookings. */
export const mayManageBookings = ({ owners }: Owned, { userId, authorities }: Caller): boolean =>
  authorities.has("EQUIPMENT_ASSET") || owners.some((owner) => owner.userId === userId);

/** What the caller may do with a device. */
export const abilitiesOf = (device: Owned, caller: Caller) => ({
  book: caller.authorities.has("EQUIPMENT_RESERVATION"),
  edit: caller.authorities.has("EQUIPMENT_ASSET"),
  maintain: caller.authorities.has("EQUIPMENT_MAINTENANCE"),
  manageBookings: mayManageBookings(device, caller),
});
