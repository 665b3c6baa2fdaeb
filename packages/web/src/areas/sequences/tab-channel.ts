/** Messages between tabs on the same sequence. `tab` identifies the sender. */
type TabMessage =
  | { readonly say: "came" | "here" | "left"; readonly tab: string }
  | { readonly say: "saved"; readonly tab: string; readonly version: number };

export interface Tabs {
  tellSaved(version: number): void;
  leave(): void;
}

interface TabListener {
  /** How many others there are now. */
  readonly onCount: (others: number) => void;
  readonly onSaved: (version: number) => void;
}

const newTab = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Joins the tabs of this browser that have the same sequence open. Has no peers if the browser has no such channel.
 */
export const joinTabs = (name: string, { onCount, onSaved }: TabListener): Tabs => {
  if (typeof BroadcastChannel === "undefined") return { tellSaved: () => {}, leave: () => {} };
  const channel = new BroadcastChannel(name);
  const tab = newTab();
  const others = new Set<string>();
  const tell = (message: TabMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.say === "saved") return onSaved(data.version);
    const before = others.size;
    if (data.say === "left") others.delete(data.tab);
    else others.add(data.tab);
    if (data.say === "came") tell({ say: "here", tab });
    if (others.size !== before) onCount(others.size);
  };
  const goodbye = () => tell({ say: "left", tab });
  globalThis.addEventListener?.("pagehide", goodbye);
  tell({ say: "came", tab });
  return {
    tellSaved: (version) => tell({ say: "saved", tab, version }),
    leave: () => {
      globalThis.removeEventListener?.("pagehide", goodbye);
      goodbye();
      channel.close();
    },
  };
};
