import { useState } from "react";
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
