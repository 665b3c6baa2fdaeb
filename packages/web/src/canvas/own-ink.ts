import type { Feature } from "@benchleaf/bio";
import type { CSSProperties } from "react";
import { canvasBack, labelInk } from "./feature-colors.ts";
import type { Theme } from "./view-props.ts";

/** For a name next to its feature, on the background: its own colour as a style, which overrides the class. */
export const ownInk = (
  feature: Pick<Feature, "qualifiers">,
  theme: Theme,
): { readonly style?: CSSProperties } => {
  const ink = labelInk(feature, canvasBack[theme]);
  return ink === null ? {} : { style: { fill: ink } };
};
