import { HighlightOutlined } from "@ant-design/icons";
import { type PaperDetail, previewsApi } from "@benchleaf/contract";
import { Button } from "antd";
import { type ReactNode, useCallback, useEffect } from "react";
import { addressOf } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import PdfReader from "../../../shared/previews/pdf-reader.tsx";
import { StateCard } from "../../../ui/state-card.tsx";
import { useMarkChanges, useMarks } from "../library.queries.ts";
import { extractionLine } from "../paper-text.ts";
import { selectedText } from "../selected-text.ts";
import { PageBoxes, type PlacedBoxes } from "./page-boxes.tsx";
import styles from "./paper.module.css";

/** The bytes of a paper's version. */
export const pdfAddress = (literatureId: string, version: number): string =>
  addressOf(previewsApi.preview.path, {
    params: { fileType: "literature", fileId: literatureId },
    query: { version },
  });

interface PaperReaderProps {
  readonly paper: Pick<PaperDetail, "id" | "version" | "name" | "extraction">;
  /** A sentence that was led to. */
  readonly source?: PlacedBoxes | undefined;
  readonly words?: string | undefined;
  readonly tools?: ReactNode;
}

/** The PDF of a paper with its highlights. */
export const PaperReader = ({ paper, source, words, tools }: PaperReaderProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const marks = useMarks(paper.id);
  const { create } = useMarkChanges(paper.id);
  const highlight = useCallback(() => {
    const found = selectedText();
    if (found === null) {
      toasts.info(t("papers.nothingSelected"));
      return;
    }
    create.mutate(
      { ...found, version: paper.version },
      {
        onSuccess: () => {
          getSelection()?.removeAllRanges();
          toasts.success(t("papers.marked"));
        },
        onError: toasts.failure,
      },
    );
  }, [create, paper.version, t, toasts]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, [contenteditable=true]");
      if (event.key.toLowerCase() !== "h" || isTyping || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (selectedText() === null) return;
      event.preventDefault();
      highlight();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [highlight]);
  const placed: PlacedBoxes[] = [
    ...(marks.data?.records ?? [])
      .filter(({ version }) => version === paper.version)
      .map(({ id, page, color, boxes }) => ({ key: id, page, color, boxes })),
    ...(source ? [source] : []),
  ];
  return (
    <div className={styles.reader}>
      <PdfReader
        address={pdfAddress(paper.id, paper.version)}
        label={paper.name}
        words={words}
        over={(page) => <PageBoxes page={page} placed={placed} />}
        tools={
          <>
            <Button
              icon={<HighlightOutlined />}
              loading={create.isPending}
              onMouseDown={(event) => event.preventDefault()}
              onClick={highlight}
            >
              {t("papers.highlight")}
            </Button>
            {tools}
          </>
        }
        instead={() => <StateCard picture={null} title={extractionLine(t, paper.extraction)} />}
      />
    </div>
  );
};
