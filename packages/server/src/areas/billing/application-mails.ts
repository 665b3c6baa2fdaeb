import { type ActivationModule, type ActivationStatus, type Locale, modulePaths } from "@benchleaf/contract";
import { type Branding, mailTextsOf } from "../../kernel/brand.ts";
import { composeMailMessage } from "../../kernel/compose-mail.ts";
import type { Config } from "../../kernel/config.ts";
import type { MailMessage } from "../../kernel/mail.ts";
import { ownAddress } from "../../kernel/own-address.ts";
import type { ApplicationRow } from "./applications.store.ts";

type Say = ReturnType<typeof mailTextsOf>;

const names = {
  inventory: "moduleInventory",
  equipment: "moduleEquipment",
  sample: "moduleSample",
  analysis: "moduleAnalysis",
} as const satisfies Record<ActivationModule, string>;

const formatModules = (locale: Locale, say: Say, modules: readonly ActivationModule[]): string =>
  new Intl.ListFormat(locale).format(modules.map((module) => say(names[module])));

const addressOf = (config: Config, path: string): string => `${ownAddress(config)}${path}`;

/** Emails the administrator of the installation that a team has applied. */
export const applicationMail = (
  config: Config,
  app: Branding,
  to: string,
  row: ApplicationRow,
): MailMessage => {
  const say = mailTextsOf(app);
  const values = {
    team: row.tenant_name,
    name: row.name,
    organization: row.organization_name,
    modules: formatModules(app.locale, say, row.modules),
  };
  return composeMailMessage(app, to, {
    subject: say("activationAskedSubject", values),
    lines: [say("activationAsked", values)],
    action: { label: say("activationDecide"), url: addressOf(config, "/settings/instance/applications") },
  });
};

/** Emails the applicant the decision. */
export const decidedMail = (config: Config, app: Branding, to: string, row: ApplicationRow): MailMessage => {
  const say = mailTextsOf(app);
  const isApproved = row.status === ("approved" satisfies ActivationStatus);
  const values = {
    team: row.tenant_name,
    modules: formatModules(app.locale, say, row.modules),
    reason: row.remark ?? "",
  };
  const lines = [say(isApproved ? "activationApproved" : "activationRejected", values)];
  if (row.remark !== null) lines.push(say("activationRemark", values));
  return composeMailMessage(app, to, {
    subject: say(isApproved ? "activationApprovedSubject" : "activationRejectedSubject", values),
    lines,
    action: {
      label: say("activationOpen"),
      url: addressOf(config, isApproved ? modulePaths[row.modules[0] ?? "inventory"] : "/team"),
    },
  });
};
