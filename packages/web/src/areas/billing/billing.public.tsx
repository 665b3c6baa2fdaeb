/* What other areas use of billing. */
import { lazyPage } from "../../kernel/lazy-page.tsx";

/** What a module is for, and the way to it: shown at the module's address while its feature is off. */
export const ModuleIntroduction = lazyPage(() => import("./pages/module.page.tsx"), { words: "billing" });
