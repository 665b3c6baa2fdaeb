import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { type ReadingFault, Unreadable } from "../reading/faults.ts";
import { fetchWhole } from "../reading/fetch-bytes.ts";
import { refuseBomb } from "../reading/zip-directory.ts";
import type { FromStage, ToStage } from "../stage/stage-messages.ts";
import type { ViewerProps } from "../viewers/viewer.ts";
import { FaultCard } from "./fault-card.tsx";
import styles from "./previews.module.css";

const MOST_BYTES = 80 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;

const loadDocument = async (address: string, bytes: number): Promise<ArrayBuffer> => {
  const file = await fetchWhole(address, bytes, MOST_BYTES);
  refuseBomb(file, MOST_UNPACKED);
  return file.buffer;
};

interface StageFrameProps extends Pick<ViewerProps, "page" | "address"> {
  /** Which of the stages lays it out. */
  readonly kind: "word" | "slides";
  readonly slide?: number | null;
}

/** An office document, rendered in the sandbox page. */
export const StageFrame = ({ page, address, kind, slide = null }: StageFrameProps) => {
  const t = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState<ReadingFault | null>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const send = () =>
      loadDocument(address, page.bytes ?? 0).then(
        (bytes) => {
          const message: ToStage = { bytes, slide };
          // The stage has no origin that could be named.
          frame.current?.contentWindow?.postMessage(message, "*", [bytes]);
        },
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
  }, [address, page.bytes, slide]);
  if (fault) return <FaultCard file={page.file} version={page.version} reason={fault} />;
  return (
    <>
      {!isShown && <ListSkeleton label={t("previews.reading")} />}
      <iframe
        ref={frame}
        key={`${address} ${slide}`}
        className={styles.frame}
        data-shown={isShown}
        sandbox="allow-scripts"
        src={`/stage-${kind}.html`}
        title={page.file.name}
      />
    </>
  );
};
