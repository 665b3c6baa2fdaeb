import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";

/** A page elsewhere that opens in a new tab once its address is known. */
export const useNewTab = () => {
  const toasts = useToasts();
  /** Where the browser let no tab open, the address for a link. */
  const [blocked, setBlocked] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);
  const open = async (ask: () => Promise<{ readonly url: string }>): Promise<void> => {
    // Within the click handler: later ones are blocked as pop-ups.
    const tab = window.open("", "_blank");
    if (tab !== null) tab.opener = null;
    try {
      const { url } = await ask();
      if (tab === null) setBlocked(url);
      else {
        tab.location.replace(url);
        setOpened(true);
      }
    } catch (error) {
      tab?.close();
      toasts.failure(error);
    }
  };
  return { open, isOpened, blocked };
};
