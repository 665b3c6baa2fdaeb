import { type SyntheticEvent, useState } from "react";
import { FaultCard } from "../parts/fault-card.tsx";
import styles from "../parts/previews.module.css";
import type { ViewerProps } from "./viewer.ts";

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
    // Where it was cut off at its very beginning, the browser offers to play nothing.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
      setIsBroken(currentTarget.duration === 0),
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
