import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { FaultCard } from "../parts/fault-card.tsx";
import styles from "../parts/previews.module.css";
import { type ReadingFault, Unreadable } from "../reading/faults.ts";
import { fetchWhole } from "../reading/fetch-bytes.ts";
import { refuseBomb } from "../reading/zip-directory.ts";
import type { FromStage, ToStage } from "../stage/stage-messages.ts";
import type { ViewerProps } from "./viewer.ts";

const MOST_BYTES = 40 * 1024 * 1024;
const MOST_UNPACKED = 300 * 1024 * 1024;

const loadWord = async (address: string, bytes: number): Promise<ToStage> => {
  const file = await fetchWhole(address, bytes, MOST_BYTES);
  refuseBomb(file, MOST_UNPACKED);
  return { kind: "word", bytes: file.buffer };
};

/** A document of Word, laid out on the stage. */
export default function WordViewer({ page, address }: ViewerProps) {
  const t = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState<ReadingFault | null>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const send = () =>
      loadWord(address, page.bytes ?? 0).then(
        // The stage has no origin that could be named.
        (message) => frame.current?.contentWindow?.postMessage(message, "*", [message.bytes]),
        (error: unknown) => setFault(error instanceof Unreadable ? error.fault : "broken"),
      );
    const hear = (event: MessageEvent<FromStage>) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (event.data === "ready") void send();
      else if (event.data === "shown") setIsShown(true);
      else setFault("broken");
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [address, page.bytes]);
  if (fault) return <FaultCard file={page.file} version={page.version} reason={fault} />;
  return (
    <>
      {!isShown && <ListSkeleton label={t("previews.reading")} />}
      <iframe
        ref={frame}
        key={address}
        className={styles.frame}
        data-shown={isShown}
        sandbox="allow-scripts"
        src="/stage.html"
        title={page.file.name}
      />
    </>
  );
}
