import { type TabEntry, tabsOf } from "./gates.ts";
import { currentVisitor } from "./router.tsx";
import { useRoutes } from "./shell/routes-context.ts";

/** The settings that the visitor may open, in order. */
export const useSettingsPlaces = (): readonly TabEntry[] => tabsOf("settings", useRoutes(), currentVisitor());
