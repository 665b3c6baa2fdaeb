import { type RefObject, useEffect, useRef } from "react";

/** Zooms with Ctrl and the wheel, which is also how touch pads send pinches; the page itself does not zoom. */
export const useWheelZoom = (frame: RefObject<HTMLElement | null>, zoom: (by: number) => void): void => {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const box = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 300));
    };
    box?.addEventListener("wheel", onWheel, { passive: false });
    return () => box?.removeEventListener("wheel", onWheel);
  }, [frame]);
};
