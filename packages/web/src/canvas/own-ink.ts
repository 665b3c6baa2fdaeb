import type { Feature } from "@benchleaf/bio";
import type { CSSProperties } from "react";
import { canvasBack, labelInk } from "./feature-colors.ts";
import type { Theme } from "./view-props.ts";

/** For a name beside its feature, on the bare ground: its own colour as a style, over that of the class. */
export const ownInk = (
  feature: Pick<Feature, "qualifiers">,
  theme: Theme,
): { readonly style?: CSSProperties } => {
  const ink = labelInk(feature, canvasBack[theme]);
  return ink === null ? {} : { style: { fill: ink } };
};
