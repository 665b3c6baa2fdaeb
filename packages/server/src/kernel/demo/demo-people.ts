/** The users of the demo lab, by the names that the areas use. The first creates the team. */
export const demoPeople = [
  "owner",
  "member",
  "zhou",
  "wang",
  "liu",
  "zhao",
  "sun",
  "wu",
  "xu",
  "he",
  "ma",
  "gao",
] as const;
export type DemoPerson = (typeof demoPeople)[number];

/** The password of all of them; a server with demo accounts listens on loopback only. */
export const DEMO_PASSWORD = "Benchleaf1";

/** @example demoEmail("owner") // "owner@demo.lab" */
export const demoEmail = (person: DemoPerson): string => `${person}@demo.lab`;
