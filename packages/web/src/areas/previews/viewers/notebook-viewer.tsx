import { parseMarkdown } from "@benchleaf/contract";
import { Alert } from "antd";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import markdown from "../../../shared/previews/markdown.module.css";
import { MarkdownBlocks } from "../../../shared/previews/markdown-blocks.tsx";
import { useReading } from "../hooks/use-reading.ts";
import { BlobPicture } from "../parts/blob-picture.tsx";
import code from "../parts/code.module.css";
import { CodePieces } from "../parts/code-pieces.tsx";
import styles from "../parts/notebook.module.css";
import { ReadView } from "../parts/read-view.tsx";
import { TwoWays } from "../parts/two-ways.tsx";
import type { ReadNotebook } from "../reading/read-notebook.ts";
import TextViewer from "./text-viewer.tsx";
import type { ViewerProps } from "./viewer.ts";

type Cell = ReadNotebook["cells"][number];

const MarkdownCell = ({ source }: { source: string }) => {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div className={markdown.article}>
      <MarkdownBlocks blocks={blocks} />
    </div>
  );
};

// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a notebook that is read never change their order.
const CodeCell = ({ cell, number }: { cell: Cell; number: number }) => {
  const t = useTranslation();
  return (
    <div className={styles.cell}>
      <span className={styles.turn} aria-hidden="true">
        {cell.turn === null ? "" : `[${cell.turn}]`}
      </span>
      <div className={styles.inside}>
        {cell.source !== "" && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
          <section className={styles.source} tabIndex={0} aria-label={t("previews.notebookCode", { number })}>
            {cell.lines.map((line, index) => (
              <code key={index} className={`${code.code} ${styles.line}`}>
                <CodePieces line={line} />
                {"\n"}
              </code>
            ))}
          </section>
        )}
        {cell.outputs.map((output, index) =>
          output.kind === "picture" ? (
            <BlobPicture
              key={index}
              picture={output}
              className={styles.picture}
              label={t("previews.notebookPicture", { number })}
            />
          ) : (
            <pre key={index} className={styles.output} data-error={output.isError}>
              {output.text}
            </pre>
          ),
        )}
      </div>
    </div>
  );
};

const Cells = ({ notebook, label }: { notebook: ReadNotebook; label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
  <section className={markdown.scroller} tabIndex={0} aria-label={label}>
    <div className={styles.notebook}>
      {notebook.cells.map((cell, index) =>
        cell.kind === "markdown" ? (
          <MarkdownCell key={index} source={cell.source} />
        ) : (
          <CodeCell key={index} cell={cell} number={index + 1} />
        ),
      )}
    </div>
  </section>
);
// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.

/** A Jupyter notebook: rendered texts, highlighted code, and outputs; or its source. */
export default function NotebookViewer(props: ViewerProps) {
  const t = useTranslation();
  const { page, address } = props;
  const { data, fault } = useReading({ kind: "notebook", address, bytes: page.bytes ?? 0 });
  return (
    <TwoWays
      laidOut={
        <ReadView page={page} data={data} fault={fault}>
          {(notebook) => (
            <>
              {notebook.isCut && <Alert type="warning" showIcon title={t("previews.notebookCut")} />}
              <Cells notebook={notebook} label={page.file.name} />
            </>
          )}
        </ReadView>
      }
      other={<TextViewer {...props} />}
    />
  );
}
