import { parseMarkdown } from "@benchleaf/contract";
import { useMemo } from "react";
import styles from "../../../shared/previews/markdown.module.css";
import { MarkdownBlocks } from "../../../shared/previews/markdown-blocks.tsx";
import { useReading } from "../hooks/use-reading.ts";
import { PartNote } from "../parts/part-note.tsx";
import { ReadView } from "../parts/read-view.tsx";
import { TwoWays } from "../parts/two-ways.tsx";
import type { ReadText } from "../reading/read-text.ts";
import TextViewer from "./text-viewer.tsx";
import type { ViewerProps } from "./viewer.ts";

/** Maximum length of a text that is rendered as one page. */
const MOST_LETTERS = 600_000;

const Laid = ({ text, page }: { text: ReadText } & Pick<ViewerProps, "page">) => {
  const blocks = useMemo(() => parseMarkdown(text.text.slice(0, MOST_LETTERS)), [text]);
  const isWhole = text.isWhole && text.text.length <= MOST_LETTERS;
  return (
    <>
      {!isWhole && <PartNote shown={Math.min(text.shownBytes, MOST_LETTERS)} all={page.bytes ?? 0} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section className={styles.scroller} tabIndex={0} aria-label={page.file.name}>
        <article className={styles.article}>
          <MarkdownBlocks blocks={blocks} />
        </article>
      </section>
    </>
  );
};

/** Markdown, rendered or as source. */
export default function MarkdownViewer(props: ViewerProps) {
  const { page, address } = props;
  // Without the colours of a program, which only the source shows.
  const { data, fault } = useReading({ kind: "text", address, bytes: page.bytes ?? 0, name: "" });
  return (
    <TwoWays
      laidOut={
        <ReadView page={page} data={data} fault={fault}>
          {(text) => <Laid text={text} page={page} />}
        </ReadView>
      }
      other={<TextViewer {...props} />}
    />
  );
}
