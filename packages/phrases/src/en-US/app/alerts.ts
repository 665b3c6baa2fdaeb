import type { alerts as written } from "../../zh-CN/app/alerts.ts";

export const alerts: Record<keyof typeof written, string> = {
  expiredTitle: "“{{team}}” has expired",
  expiredOwner: "Renew to keep using it. Your team’s data is safe.",
  expiredNoPlans:
    "Contact your administrator to renew. Your team’s data is safe. If you have a code, you can redeem it here.",
  expiredMember: "Your team’s data is safe. Ask the team owner to renew, or switch to another team.",
  frozenTitle: "“{{team}}” is suspended",
  frozenText: "Contact your administrator if you have questions. You can switch to another team or sign out.",
  takeAlong: "Export data",
  renew: "Renew",
  redeem: "Redeem a code",
  otherTeams: "Other teams",
  chooseTeam: "Choose a team",
  switchTeam: "Switch team",
  entryText: "This team requires two-factor authentication. Verify your identity to continue.",
  changedTitle: "You switched teams",
  changedText:
    "You switched teams in another tab, but this page still shows “{{team}}”. Save your changes here before you continue.",
  switchBack: "Switch back to “{{team}}”",
  acknowledge: "Got it",
  passwordTitle: "Set a new password",
  passwordText:
    "Your password has expired or must be reset. Set a new one to continue. You’ll be signed out on all other devices.",
  currentPassword: "Current password",
  setPassword: "Set new password",
  passwordChanged: "Password changed",
  profileTitle: "Complete your profile",
  profileText: "Add your position, organization and field so colleagues can recognize you.",
  later: "Later",
  limitReached: "Limit reached",
  seePlan: "View plan",
  askOwner: "Ask the team owner for a higher limit.",
  limitTitle: "Not enough seats",
  limitOwner:
    "Your team has more members than seats, so you can’t invite anyone. Add seats on the team page.",
  limitMember:
    "Your team has more members than seats, so you can’t invite anyone. Ask the team owner to add seats.",
  seeSeats: "View seats",
  upgradedTitle: "“{{team}}” was upgraded",
  upgradedText: "Your team has more features and seats, ready to use.",
};
