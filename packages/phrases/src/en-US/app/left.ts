import type { left as written } from "../../zh-CN/app/left.ts";

export const left: Record<keyof typeof written, string> = {
  title: "You’re no longer in this team",
  removed:
    "{{by}} removed you from “{{team}}” on {{time}}. Your projects and files were transferred to another member.",
  quit: "You left “{{team}}” on {{time}}. Your projects and files were transferred to the team owner.",
  shutOutBy:
    "{{by}} suspended your access to “{{team}}” on {{time}}. Your projects and files are kept. To restore access, contact a team admin.",
  shutOut:
    "Your access to “{{team}}” is suspended. Your projects and files are kept. To restore access, contact a team admin.",
  invitations: "Pending invitations",
  join: "Join {{team}}",
  invitedBy: "Invited by {{name}} · Expires {{time}}",
  understood: "Got it",
  none: "You’re not in any team.",
  choose: "Choose a team to continue.",
  goOnIn: "Switch to another team",
  accept:
    "If you’ve been invited to a team, open the link in the email or text message. Or create your own team here.",
  acceptOnly: "If you’ve been invited to a team, open the link in the email or text message.",
  found: "Create a team",
  teamName: "Team name",
  nameNeeded: "Enter a team name",
  joinTeam: "Join a team",
  noInvitations: "No pending invitations.",
  byCode: "Use a link or code",
  code: "Invitation link or code",
  openInvitation: "Open invitation",
  codeNeeded: "Paste the link or code from the invitation email or text message",
};
