import type { Reservation } from "@benchleaf/contract";

/** How a reservation is drawn: told apart by border, pattern and text as well as by colour. */
export const looks = ["own", "other", "waiting", "blocked", "maintenance"] as const;
export type Look = (typeof looks)[number];

/** The look of a reservation for a reader. */
export const lookOf = (one: Pick<Reservation, "kind" | "status" | "userId">, userId: string): Look => {
  if (one.kind === "blocked" || one.kind === "maintenance") return one.kind;
  if (one.status === "waiting" || one.kind === "offer") return "waiting";
  return one.userId === userId ? "own" : "other";
};
