import type { left as written } from "../../zh-CN/app/left.ts";

export const left: Record<keyof typeof written, string> = {
  title: "You are no longer in this team",
  removed:
    "{{by}} removed you from the team “{{team}}” on {{time}}. Your projects and files there went to another member.",
  quit: "You left the team “{{team}}” on {{time}}. Your projects and files there went to the team’s owner.",
  shutOutBy:
    "{{by}} suspended your access to the team {{team}} on {{time}}. Your projects and files there are kept; ask a manager of the team to let you in again.",
  shutOut:
    "Your access to the team {{team}} is suspended. Your projects and files there are kept; ask a manager of the team to let you in again.",
  invitations: "Invitations waiting for you",
  join: "Join {{team}}",
  invitedBy: "Invited by {{name}}, valid until {{time}}",
  understood: "Got it",
  none: "You are not in any team.",
  choose: "Choose the team to go on in.",
  goOnIn: "Go on in another team of yours",
  accept:
    "If a team has invited you, open the link in its mail or text message; or create a team of your own here.",
  acceptOnly: "If a team has invited you, open the link in its mail or message.",
  found: "Create a team",
  teamName: "Team name",
  nameNeeded: "Enter a name for the team",
  joinTeam: "Join a team",
  noInvitations: "No invitation is waiting for you.",
  byCode: "With a link or a code",
  code: "Invitation link or code",
  openInvitation: "Open the invitation",
  codeNeeded: "Paste the link of the invitation’s mail or text message, or its code",
};
