import { type SyntheticEvent, useState } from "react";
import { FaultCard } from "../parts/fault-card.tsx";
import styles from "../parts/previews.module.css";
import type { ViewerProps } from "./viewer.ts";

/** After the browser has stopped to fetch, so long may it take to draw what has come. */
const STUCK_AFTER_MS = 2_500;

const hasNoPicture = (media: HTMLMediaElement): boolean =>
  media instanceof HTMLVideoElement && media.videoWidth === 0;

/** Has all that it asked for, and still nothing to show: without this a black box stays. */
const isStuck = (media: HTMLMediaElement): boolean =>
  media instanceof HTMLVideoElement &&
  media.isConnected &&
  media.readyState < HTMLMediaElement.HAVE_CURRENT_DATA &&
  media.networkState !== HTMLMediaElement.NETWORK_LOADING;

/** Sound and film, of which the browser fetches what it plays. */
export default function MediaViewer({ page, address }: ViewerProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <FaultCard file={page.file} version={page.version} reason="notPlayed" />;
  const shared = {
    src: address,
    controls: true,
    preload: "metadata",
    "aria-label": page.file.name,
    onError: () => setIsBroken(true),
    // Where it was cut off at its very beginning, or holds no picture that is known here, the browser plays nothing.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
      setIsBroken(currentTarget.duration === 0 || hasNoPicture(currentTarget)),
    onSuspend: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      setTimeout(() => setIsBroken((was) => was || isStuck(currentTarget)), STUCK_AFTER_MS);
    },
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
