import { useEffect } from "react";

/**
 * Asks the browser for the whole screen while a page shows itself over all else; where the browser refuses, it fills
 * its window. `onLeave` is called when the user leaves the full screen by a key of the browser.
 */
export const useFullScreen = (isFull: boolean, onLeave: () => void): void => {
  useEffect(() => {
    if (!isFull) return;
    let isGone = false;
    const leave = (): void => {
      if (document.fullscreenElement === null && !isGone) onLeave();
    };
    const press = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === "Escape" && !defaultPrevented && document.querySelector(".ant-drawer-open") === null)
        onLeave();
    };
    document.documentElement
      .requestFullscreen?.()
      .then(() => document.addEventListener("fullscreenchange", leave))
      .catch(() => document.addEventListener("keydown", press));
    return () => {
      isGone = true;
      document.removeEventListener("fullscreenchange", leave);
      document.removeEventListener("keydown", press);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [isFull, onLeave]);
};
