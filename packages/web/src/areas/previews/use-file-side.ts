import { useState } from "react";
import { usePersistedState } from "../../kernel/use-persisted-state.ts";
import { useMedia } from "../../ui/use-media.ts";

export const SIDE_TABS = [
  "facts",
  "comments",
  "links",
  "tasks",
  "attachments",
  "people",
  "versions",
  "operations",
] as const;
export type SideTab = (typeof SIDE_TABS)[number];

interface Side {
  readonly isOpen: boolean;
  readonly tab: SideTab;
}

/** Last state; open by default. `{"isOpen":false,"tab":"people"}` is read as it is, anything else as the default. */
export const readSide = (text: string): Side => {
  try {
    const { isOpen, tab } = JSON.parse(text) as Partial<Side>;
    return { isOpen: isOpen !== false, tab: SIDE_TABS.find((one) => one === tab) ?? "facts" };
  } catch {
    return { isOpen: true, tab: "facts" };
  }
};

/** The panel next to a file: open or closed, and its tab. Without space it opens over the page, on request only. */
export const useFileSide = () => {
  const [kept, keep] = usePersistedState("file-side", readSide);
  const hasRoom = useMedia("(min-width: 1100px)");
  const [isOver, setOver] = useState(false);
  return {
    tab: kept.tab,
    isOver: !hasRoom,
    isOpen: hasRoom ? kept.isOpen : isOver,
    open: (isOpen: boolean) => (hasRoom ? keep({ ...kept, isOpen }) : setOver(isOpen)),
    show: (tab: SideTab) => keep({ ...kept, tab }),
  };
};
