import { CloseOutlined } from "@ant-design/icons";
import type { ChatSource } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import PdfReader from "../../../shared/previews/pdf-reader.tsx";
import { StateCard } from "../../../ui/state-card.tsx";
import { PageBoxes } from "../parts/page-boxes.tsx";
import { pdfAddress } from "../parts/paper-reader.tsx";
import { searchOfQuote } from "../source-place.ts";
import styles from "./chat.module.css";

/** Whether the source has room next to the conversation; otherwise it lies over it. As in `chat.module.css`. */
export const isBesideConversation = (): boolean => window.matchMedia("(width > 1000px)").matches;

/** The page of a statement's source, with its sentence highlighted. */
export const SourcePane = ({ source, onClose }: { source: ChatSource; onClose: () => void }) => {
  const t = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  // Opened by a button, it takes the focus and gives it back.
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLButtonElement)) return;
    close.current?.focus();
    return () => opener.focus();
  }, []);
  const placed = { key: `source ${source.no}`, page: source.page, color: "source", boxes: source.boxes };
  return (
    <section className={styles.source} aria-label={t("paperChat.sourceView")}>
      <div className={styles.sourceHead}>
        <h2>{source.title}</h2>
        <Button
          ref={close}
          type="text"
          icon={<CloseOutlined />}
          aria-label={t("paperChat.closeSource")}
          onClick={onClose}
        />
      </div>
      <blockquote className={styles.quote}>{source.quote}</blockquote>
      <div className={styles.row}>
        <span className={styles.soft}>{t("paperChat.page", { page: source.page })}</span>
        <Link
          to={`/library/literature/${source.literatureId}`}
          search={searchOfQuote(source.quote)}
          hash={`page=${source.page}`}
        >
          {t("paperChat.openPaper")}
        </Link>
      </div>
      <PdfReader
        key={`${source.literatureId} ${source.version}`}
        address={pdfAddress(source.literatureId, source.version)}
        label={source.title}
        page={source.page}
        over={(page) => <PageBoxes page={page} placed={[placed]} />}
        instead={() => <StateCard picture={null} title={t("errors.literature.content.not.found")} />}
      />
    </section>
  );
};
