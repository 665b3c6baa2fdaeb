import { type ComponentType, lazy } from "react";
import { loadPart } from "./load-part.ts";

export const lazyPage = (load: () => Promise<{ default: ComponentType }>) => lazy(() => loadPart(load));
