import type { alerts as written } from "../../zh-CN/app/alerts.ts";

export const alerts: Record<keyof typeof written, string> = {
  expiredTitle: "The team “{{team}}” has expired",
  expiredOwner: "Renew it to go on. All data of the team are still there.",
  expiredNoPlans:
    "Ask the administrator to renew it; all data of the team are still there. A code that you have can be redeemed.",
  expiredMember: "All data of the team are still there. Ask its owner to renew it, or go on in another team.",
  frozenTitle: "The team “{{team}}” is suspended",
  frozenText: "Ask the administrator if you wonder why. You can go on in another team or sign out.",
  takeAlong: "Export data",
  renew: "Renew",
  redeem: "Redeem a code",
  otherTeams: "Other teams",
  chooseTeam: "Choose a team",
  switchTeam: "Switch team",
  entryText: "This team asks for a second step. Verify it is you, and you go on there.",
  changedTitle: "You are in another team now",
  changedText:
    "You switched teams in another tab; this page still shows “{{team}}”. Take care first of what is not saved here.",
  switchBack: "Back to “{{team}}”",
  acknowledge: "Got it",
  passwordTitle: "Set a new password",
  passwordText:
    "Your password has become old or must be reset. Set a new one to go on; you will be signed out elsewhere.",
  currentPassword: "Current password",
  setPassword: "Set new password",
  passwordChanged: "Password changed",
  profileTitle: "Complete your profile",
  profileText: "Take a minute to give your position, organization and field, so that colleagues know you.",
  later: "Later",
  limitReached: "Limit reached",
  seePlan: "See the plan",
  askOwner: "The owner of the team can get more.",
  limitTitle: "More members than seats",
  limitOwner:
    "The team has more members than seats, so nobody can be invited for now. Get more seats on the team page.",
  limitMember:
    "The team has more members than seats, so nobody can be invited for now. Please tell its owner.",
  seeSeats: "See seats",
  upgradedTitle: "“{{team}}” is upgraded",
  upgradedText: "The team has a larger edition now. More features and seats are ready to use.",
};
