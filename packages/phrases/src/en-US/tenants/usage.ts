/** What a team uses, as its owner sees it. */
export const usage = {
  title: "Usage",
  lead: "All projects of the team together; only its owner sees this.",
  room: "Storage",
  roomByKind: "Storage by kind",
  perDay: "Made and saved by day",
  kind: "Kind",
  day: "Day",
  created: "Made",
  saved: "Saved",
};
