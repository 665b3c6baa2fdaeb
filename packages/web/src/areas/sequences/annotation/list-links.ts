import type { Selection } from "@benchleaf/bio";
import type { Theme } from "../../../canvas/view-props.ts";

/** Links between every list of the side panel and the views. */
export interface ListLinks {
  readonly size: number;
  readonly theme: Theme;
  readonly selection: Selection;
  readonly hoveredFeatureId: string | null;
  readonly onHover: (id: string | null) => void;
  /** Ids of the selected rows. */
  readonly picked: readonly string[];
  /** Selects rows; the selection in the views moves to what the last of them covers. */
  readonly onPick: (ids: readonly string[], selection?: Selection) => void;
  /** Ids of what the views do not draw. */
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (ids: readonly string[], isHidden: boolean) => void;
}
