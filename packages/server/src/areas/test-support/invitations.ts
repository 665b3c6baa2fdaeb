import type { CurrentUser, Invitation } from "@benchleaf/contract";
import type { Lab, Person } from "./lab.ts";

/** How tests invite people and go by the characters that wait to be sent. */
export const invitationsOf = (lab: Lab) => ({
  invite: (person: Person, email: string, more: object = {}) =>
    person.call<Invitation>("POST", "/invitation", {
      sendMethod: "email",
      invitedEmail: email,
      roleIds: ["-2"],
      ...more,
    }),

  /** The code in the last email that is waiting to be sent. */
  codeOf: async (invitation: Pick<Invitation, "id">): Promise<string> => {
    const rows = await lab.database.asOwner<{ sealed: string }>(
      `select payload -> 'payload' ->> 'sealed' as sealed from graphile_worker._private_jobs
       where payload -> 'payload' ->> 'invitationId' = $1 order by id desc limit 1`,
      [invitation.id],
    );
    return lab.kernel.seals.open("send-invitation", rows[0]!.sealed);
  },

  accept: (person: Person, code: string) =>
    person.call<{ user: CurrentUser }>("POST", `/invitation/code/${code}/accept`, {}),
});
export type Invitations = ReturnType<typeof invitationsOf>;
