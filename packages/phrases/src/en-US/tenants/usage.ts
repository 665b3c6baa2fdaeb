/** Texts of the team's usage page, visible to its owner. */
export const usage = {
  title: "Usage",
  lead: "Totals across all team projects. Visible only to the owner.",
  room: "Storage",
  roomByKind: "Storage by type",
  perDay: "Created and saved per day",
  kind: "Type",
  day: "Day",
  created: "Created",
  saved: "Saved",
};
