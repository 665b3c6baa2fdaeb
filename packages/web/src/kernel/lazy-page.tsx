import { type ComponentType, lazy } from "react";
import { loadPart } from "./load-part.ts";
import { speakWhole } from "./words.ts";

/** A page of its own part; it shows when all words are there, or those of the sign-in page where they are enough. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>, isAtDoor = false) =>
  lazy(async () => {
    const [page] = await Promise.all([loadPart(load), isAtDoor ? undefined : speakWhole()]);
    return page;
  });
