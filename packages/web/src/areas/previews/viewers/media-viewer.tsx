import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { FaultCard } from "../parts/fault-card.tsx";
import styles from "../parts/previews.module.css";
import { StuckWatch } from "./stuck-watch.ts";
import type { ViewerProps } from "./viewer.ts";

const LOOK_EVERY_MS = 500;

const hasNoPicture = (media: HTMLMediaElement): boolean =>
  media instanceof HTMLVideoElement && media.videoWidth === 0;

/** Sound and film, of which the browser fetches what it plays. */
export default function MediaViewer({ page, address }: ViewerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    const watch = new StuckWatch();
    const timer = setInterval(() => {
      if (media.current === null || media.current.readyState >= HTMLMediaElement.HAVE_METADATA)
        return clearInterval(timer);
      const isLoading = media.current.networkState === HTMLMediaElement.NETWORK_LOADING;
      if (watch.isStuck(isLoading, performance.now())) setIsBroken(true);
    }, LOOK_EVERY_MS);
    const heard = () => watch.hear(performance.now());
    const watched = media.current;
    watched?.addEventListener("progress", heard);
    return () => {
      clearInterval(timer);
      watched?.removeEventListener("progress", heard);
    };
  }, []);
  if (isBroken) return <FaultCard file={page.file} version={page.version} reason="notPlayed" />;
  const shared = {
    ref: media,
    src: address,
    controls: true,
    preload: "metadata",
    "aria-label": page.file.name,
    onError: () => setIsBroken(true),
    // Where it was cut off at its very beginning, or holds no picture that is known here, the browser plays nothing.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
      setIsBroken(currentTarget.duration === 0 || hasNoPicture(currentTarget)),
  } as const;
  return (
    <div className={styles.media}>
      {page.view === "audio" ? (
        <audio {...shared} className={styles.audio} />
      ) : (
        <video {...shared} className={styles.video} />
      )}
    </div>
  );
}
