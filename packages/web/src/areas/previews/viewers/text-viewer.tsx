import { CopyOutlined } from "@ant-design/icons";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Checkbox } from "antd";
import { useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import styles from "../parts/code.module.css";
import { CodePieces } from "../parts/code-pieces.tsx";
import { PartNote } from "../parts/part-note.tsx";
import { ReadView } from "../parts/read-view.tsx";
import type { ReadText } from "../reading/read-text.ts";
import type { ViewerProps } from "./viewer.ts";

const LINE_HEIGHT = 20;
const OVERSCAN = 30;

const Lines = ({ text, label, isWrapped }: { text: ReadText; label: string; isWrapped: boolean }) => {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: text.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} ref={scroller} tabIndex={0} aria-label={label}>
      <div className={styles.lines} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const line = text.lines[index];
          return (
            line && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-wrapped={isWrapped}
                className={styles.line}
                style={{ transform: `translateY(${start}px)` }}
              >
                <span className={styles.number} aria-hidden="true">
                  {line.number}
                </span>
                <code className={styles.code}>
                  <CodePieces line={line} />
                </code>
              </div>
            )
          );
        })}
      </div>
    </section>
  );
};

const lineCount = (lines: readonly { readonly number: number | null }[]): number =>
  lines.at(-1)?.number ?? lines.length;

/** Text and programs, line by line. */
export default function TextViewer({ page, address }: ViewerProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [isWrapped, setIsWrapped] = useState(true);
  const job = { kind: "text", address, bytes: page.bytes ?? 0, name: page.file.name } as const;
  const { data, fault } = useReading(job);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(() => toasts.success(t("previews.copied")), toasts.failure);
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(text) => (
        <>
          <ViewerBar
            facts={t("previews.textFacts", {
              count: lineCount(text.lines),
              lines: format.number(lineCount(text.lines)),
              encoding: text.encoding,
            })}
          >
            <Checkbox checked={isWrapped} onChange={({ target }) => setIsWrapped(target.checked)}>
              {t("previews.wrap")}
            </Checkbox>
            <Button icon={<CopyOutlined />} onClick={() => void copy(text.text)}>
              {t("previews.copyText")}
            </Button>
          </ViewerBar>
          {!text.isWhole && <PartNote shown={text.shownBytes} all={page.bytes ?? 0} />}
          <Lines text={text} label={page.file.name} isWrapped={isWrapped} />
        </>
      )}
    </ReadView>
  );
}
