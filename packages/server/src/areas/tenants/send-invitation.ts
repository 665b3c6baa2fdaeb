import { invitationLetter } from "@benchleaf/phrases";
import type { Kernel } from "../../kernel/kernel.ts";
import { ownAddress } from "../../kernel/own-address.ts";
import * as store from "./invitations.store.ts";
import { hashCode } from "./tenants.rules.ts";

export const SEND_INVITATION = "send-invitation";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The paragraphs of an email, with its address as a link. */
const htmlOf = (text: string, link: string): string =>
  text
    .split("\n\n")
    .map((part) =>
      part === link
        ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
        : `<p>${escapeHtml(part)}</p>`,
    )
    .join("\n");

/** Sends an invitation email; one that was withdrawn or sent again meanwhile is not sent. */
export const sendInvitations = ({ brand, jobs, database, mail, sms, seals, config }: Kernel): void =>
  jobs.register(SEND_INVITATION, async ({ invitationId, sealed, locale }, { scope }) => {
    if (scope === null) return;
    const code = seals.open(SEND_INVITATION, sealed);
    const invitation = await database.read(scope, async (q) =>
      (await store.hasCode(q, invitationId, hashCode(code)))
        ? store.findInvitation(q, invitationId)
        : undefined,
    );
    if (invitation === undefined) return;
    const link = `${ownAddress(config)}/i/${code}`;
    const { subject, text } = invitationLetter(locale, {
      tenantName: invitation.tenant_name,
      inviterName: invitation.inviter_name,
      remark: invitation.remark,
      link,
    });
    if (invitation.send_method === "email") {
      const { brand: sender } = await brand.in(locale);
      await mail.send({ to: invitation.account, sender, subject, text, html: htmlOf(text, link) });
    } else {
      await sms.send({ to: invitation.account, text: `${subject} ${link}` });
    }
  });
