import type { Team } from "@benchleaf/contract";

type SeatState = "taken" | "invited" | "free";

/** One seat, or a run of seats of the same state where a table of each would be too wide; both ends count. */
export interface SeatColumn {
  readonly first: number;
  readonly last: number;
  readonly state: SeatState;
}

const oneEach = (first: number, last: number, state: SeatState): SeatColumn[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    first: first + at,
    last: first + at,
    state,
  }));

const asRun = (first: number, last: number, state: SeatState): SeatColumn[] =>
  last < first ? [] : [{ first, last, state }];

/**
 * The table of a team's seats up to its limit: members, reserved for invitations, and free. Beyond `most` columns,
 * occupied ones are combined, so that the free seats, which are to be filled, are visible.
 *
 * @example seatColumns({ seatLimit: 3, memberCount: 1, openInvitations: 1 }).map(({ state }) => state) // taken,
 * invited, free
 */
export const seatColumns = (
  { seatLimit, memberCount, openInvitations }: Pick<Team, "seatLimit" | "memberCount" | "openInvitations">,
  most = 100,
): readonly SeatColumn[] => {
  const members = Math.min(memberCount, seatLimit);
  const occupied = Math.min(members + openInvitations, seatLimit);
  if (seatLimit <= most) {
    return [
      ...oneEach(1, members, "taken"),
      ...oneEach(members + 1, occupied, "invited"),
      ...oneEach(occupied + 1, seatLimit, "free"),
    ];
  }
  const shown = Math.min(seatLimit, occupied + most - 3);
  return [
    ...asRun(1, members, "taken"),
    ...asRun(members + 1, occupied, "invited"),
    ...oneEach(occupied + 1, shown, "free"),
    ...asRun(shown + 1, seatLimit, "free"),
  ];
};
