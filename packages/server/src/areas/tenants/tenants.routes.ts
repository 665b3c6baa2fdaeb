import { departuresApi, instanceTeamsApi, membersApi, tenantsApi, trailApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { AccessService } from "../access/access.service.ts";
import { answerAdmission, setSessionCookie } from "../accounts/accounts.service.ts";
import type { RunTeams } from "./admin-tenants.ts";
import type { CheckTrail } from "./check-trail.ts";
import type { HelpMembers } from "./help-members.ts";
import type { InviteMembers } from "./invite-members.ts";
import type { JoinTeam } from "./join-team.ts";
import type { LeaverOptions } from "./leaver-options.ts";
import type { ManageMembers } from "./manage-members.ts";
import type { ManageTeam } from "./manage-team.ts";
import type { ReadTrail } from "./read-trail.ts";

export const tenantsRoutes = (access: AccessService, team: ManageTeam): Binding[] => [
  bind(tenantsApi.listMine, (_request, { session }) => team.listMine(session)),
  bind(tenantsApi.switch, async ({ params }, context) =>
    answerAdmission(context, await team.switchTo(context.session, params.tenantId, context)),
  ),
  bind(tenantsApi.features, (_request, { session }) => access.allSwitches(session)),
  bind(tenantsApi.team, (_request, { session }) => team.team(session)),
  bind(tenantsApi.rename, ({ body }, { session }) => team.rename(session, body.tenantName)),
  bind(tenantsApi.setLogo, ({ body }, { session }) => team.setLogo(session, body.uuid)),
  bind(tenantsApi.logo, async ({ params }, { session }) => {
    const { content_type: contentType, bytes: body } = await team.logo(session, params.tenantId);
    return { fileName: contentType === "image/png" ? "logo.png" : "logo.jpg", contentType, body };
  }),
  bind(tenantsApi.transfer, ({ body }, { session }) => team.transfer(session, body)),
  bind(tenantsApi.securityConfig, (_request, { session }) => team.security(session)),
  bind(tenantsApi.securitySettings, async (_request, { session, ip }) => ({
    ...(await team.security(session)),
    callerIp: ip,
  })),
  bind(tenantsApi.saveSecuritySettings, ({ body }, { session, ip }) => team.saveSecurity(session, body, ip)),
];

export const trailRoutes = (trail: ReadTrail, checks: CheckTrail): Binding[] => [
  bind(trailApi.trail, ({ query }, { session }) => trail.list(session, query)),
  bind(trailApi.trailSignIn, ({ params }, { session }) => trail.signInBefore(session, params.trailEntryId)),
  bind(trailApi.exportTrail, async ({ query }, { session }) => ({
    fileName: "audit-trail.csv",
    contentType: "text/csv; charset=utf-8",
    body: await trail.exportAll(session, query),
  })),
  bind(trailApi.checkTrail, (_request, { session }) => checks.last(session)),
  bind(trailApi.startTrailCheck, ({ body }, { session }) => checks.start(session, body.isWhole)),
  bind(trailApi.cancelTrailCheck, (_request, { session }) => checks.cancel(session)),
];

export const instanceTeamsRoutes = (teams: RunTeams): Binding[] => [
  bind(instanceTeamsApi.instanceTeams, ({ query }, { session }) => teams.list(session, query)),
  bind(instanceTeamsApi.instanceTeam, ({ params }, { session }) => teams.show(session, params.tenantId)),
  bind(instanceTeamsApi.changeStanding, ({ params, body }, { session }) =>
    teams.changeStanding(session, params.tenantId, body),
  ),
  bind(instanceTeamsApi.changeSwitches, ({ params, body }, { session }) =>
    teams.changeSwitches(session, params.tenantId, body.switches),
  ),
  bind(instanceTeamsApi.demandPasswords, ({ params }, { session }) =>
    teams.demandPasswords(session, params.tenantId),
  ),
];

export const membersRoutes = (
  members: ManageMembers,
  help: HelpMembers,
  invite: InviteMembers,
  join: JoinTeam,
  goOn: LeaverOptions,
): Binding[] => [
  bind(tenantsApi.quit, async (_request, context) =>
    answerAdmission(context, await members.quit(context.session, context)),
  ),
  bind(departuresApi.departure, (_request, { session }) => goOn.departure(session)),
  bind(departuresApi.departureTold, (_request, { session }) => goOn.departureTold(session)),
  bind(departuresApi.acceptOwnInvitation, async ({ params }, context) =>
    answerAdmission(context, await join.acceptOwn(context.session, params.invitationId, context)),
  ),
  bind(departuresApi.foundTeam, async ({ body }, context) =>
    answerAdmission(context, await goOn.foundTeam(context.session, body.tenantName, context)),
  ),
  bind(membersApi.list, ({ query }, { session }) => members.list(session, query)),
  bind(membersApi.avatars, ({ body }, { session }) => members.avatars(session, body.userIds)),
  bind(membersApi.colleagues, ({ query }, { session }) => members.colleagues(session, query.search)),
  bind(membersApi.findByEmail, ({ query }, { session }) => members.findByEmail(session, query.email)),
  bind(membersApi.findByMobile, ({ query }, { session }) => members.findByMobile(session, query.mobile)),
  bind(membersApi.setDisabled, ({ params, body }, { session }) =>
    members.setDisabled(session, params.userId, body.disabled),
  ),
  bind(membersApi.unlock, ({ params, body }, { session, locale }) =>
    help.unlock(session, params.userId, body, locale),
  ),
  bind(membersApi.resetSecondFactor, ({ params, body }, { session, locale }) =>
    help.resetSecondFactor(session, params.userId, body, locale),
  ),
  bind(membersApi.withdrawSecondFactorReset, ({ params }, { session }) =>
    help.withdraw(session, params.userId),
  ),
  bind(membersApi.remove, ({ params, body }, { session }) =>
    members.remove(session, params.userId, body.successorId),
  ),
  bind(membersApi.invitations, ({ query }, { session }) => invite.list(session, query)),
  bind(membersApi.invite, ({ body }, { session, locale }) => {
    const { roleIds, remark, sendMethod } = body;
    const account = sendMethod === "email" ? body.invitedEmail : body.invitedMobile;
    return invite.invite(session, { sendMethod, account, roleIds, remark }, locale);
  }),
  bind(membersApi.inviteBatch, ({ body }, { session, locale }) => invite.inviteBatch(session, body, locale)),
  bind(membersApi.fillSeats, ({ body }, { session, locale }) =>
    invite.fillSeats(session, body.accounts, locale),
  ),
  bind(membersApi.resend, ({ params }, { session, locale }) =>
    invite.resend(session, params.invitationId, locale),
  ),
  bind(membersApi.cancel, ({ params }, { session }) => invite.cancel(session, params.invitationId)),
  bindPublic(membersApi.openInvitation, ({ params }) => join.look(params.code)),
  bind(membersApi.accept, async ({ params }, context) =>
    answerAdmission(context, await join.accept(context.session, params.code, context)),
  ),
  bindPublic(membersApi.register, async ({ params, body }, context) =>
    setSessionCookie(context, await join.register(params.code, body, context)),
  ),
];
