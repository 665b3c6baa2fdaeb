/* What other areas use of billing. */
import { lazyPage } from "../../kernel/lazy-page.tsx";

/** What a module is for, and the way to it: shown at the module's address while its feature is off. */
export const ModuleIntroduction = lazyPage(() => import("./pages/module.page.tsx"), { words: "billing" });

/** The team's plan with its limits, for the team's page. */
export const PlanSection = lazyPage(() => import("./parts/plan-section.tsx"), { words: "billing" });

/** Plans and prices in a dialog, for the team's owner. */
export const PricingDialog = lazyPage(() => import("./parts/pricing-dialog.tsx"), { words: "billing" });

/** What is left to do in a team that has expired: taking its data along. */
export const DeviceExportSection = lazyPage(() => import("./parts/take-along-section.tsx"), {
  words: "billing",
});

export { useTeamPlan } from "./plans.queries.ts";
export { formatStorage } from "./price-choice.ts";
