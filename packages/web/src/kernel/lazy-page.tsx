import { type ComponentType, lazy } from "react";
import type { AreaRoute } from "./area-route.ts";
import { loadPart } from "./load-part.ts";
import { loadPhrases } from "./translation.ts";

/**
 * A page or dialog in its own chunk; it is rendered when the common texts and its own are loaded, or, next to its
 * own, those of the sign-in page if they suffice.
 */
export const lazyPage = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { saysSignInWordsOnly = false, words = [] }: Pick<AreaRoute, "saysSignInWordsOnly" | "words"> = {},
) =>
  lazy(async () => {
    const said = loadPhrases(...(saysSignInWordsOnly ? [] : (["common"] as const)), ...[words].flat());
    const [page] = await Promise.all([loadPart(load), said]);
    return page;
  });
