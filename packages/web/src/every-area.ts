import * as byName from "./areas.ts";
import type { WebArea } from "./kernel/web-area.ts";

/** Every area with what it has for who is signed in. */
export const everyArea: readonly WebArea[] = Object.values(byName);
