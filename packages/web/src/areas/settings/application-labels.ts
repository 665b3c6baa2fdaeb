import { type ActivationApplication, type ActivationStatus, moduleFeatures } from "@benchleaf/contract";
import type { PhraseKey, Translate } from "../../kernel/translation.ts";

export const applicationStatuses: Record<ActivationStatus, PhraseKey> = {
  waiting: "billing.statusWaiting",
  approved: "billing.statusApproved",
  rejected: "billing.statusRejected",
};

export const formatModules = (
  t: Translate,
  locale: string,
  { modules }: Pick<ActivationApplication, "modules">,
): string =>
  new Intl.ListFormat(locale).format(modules.map((module) => t(`features.${moduleFeatures[module]}`)));
