import { createContext, useContext } from "react";
import type { AreaRoute } from "../area-route.ts";

/** All routes of all areas, for menu and palette. */
export const RoutesContext = createContext<readonly AreaRoute[]>([]);
/** All routes, in the order of the areas. */
export const useRoutes = (): readonly AreaRoute[] => useContext(RoutesContext);
