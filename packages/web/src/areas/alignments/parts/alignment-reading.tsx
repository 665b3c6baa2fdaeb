import { MessageOutlined, ZoomInOutlined, ZoomOutOutlined } from "@ant-design/icons";
import type { Alignment } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useRef, useState } from "react";
import { AlignmentView, type AlignmentViewHandle } from "../../../canvas/alignment/alignment-view.tsx";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Reading } from "../../../ui/reading.tsx";
import { fontSizeAfter, useAlignmentLabels, useAlignmentTheme } from "../hooks/use-alignment-looks.ts";
import { useCursor } from "../hooks/use-cursor.ts";
import { useScene } from "../hooks/use-scene.ts";
import { useSummary } from "../hooks/use-summary.ts";

const never = () => {};

/** The rows of an alignment, scrolled by touch; details of the touched position are shown below. */
export const AlignmentReading = ({ alignment }: { readonly alignment: Alignment }) => {
  const t = useTranslation();
  const format = useFormat();
  const { file, content } = alignment;
  const isReads = content.settings.method === "reads";
  const [letterSize, setLetterSize] = useState(14);
  const summary = useSummary(content, 0.5);
  const scene = useScene({
    alignmentId: file.id,
    content,
    summary,
    colors: isReads ? "differences" : "identity",
    showsTraces: content.rows.some(({ read }) => read?.hasTrace),
  });
  const handle = useRef<AlignmentViewHandle>(null);
  const cursor = useCursor({ content, scene, handle });
  const theme = useAlignmentTheme();
  const words = useAlignmentLabels();
  useBreadcrumbs([{ label: t("sequences.alignments"), to: "/sequence/alignment" }, { label: file.name }]);
  const zoom = (steps: number) => setLetterSize((size) => fontSizeAfter(size, steps));
  const facts = [
    `${t("alignments.rowCount")} ${format.number(content.rows.length)}`,
    `${t("alignments.columnCount")} ${format.number(scene.columns)}`,
    ...(summary?.check ? [t(`alignments.verdict-${summary.check.verdict}`)] : []),
  ];
  return (
    <Reading
      title={file.name}
      facts={facts.join(" · ")}
      actions={
        <>
          <Button
            type="text"
            icon={<ZoomOutOutlined />}
            aria-label={t("alignments.zoomOut")}
            onClick={() => zoom(-1)}
          />
          <Button
            type="text"
            icon={<ZoomInOutlined />}
            aria-label={t("alignments.zoomIn")}
            onClick={() => zoom(1)}
          />
          <Link to="/file/$fileId/comments" params={{ fileId: file.id }}>
            <Button
              type="text"
              icon={<MessageOutlined />}
              aria-label={t("files.commentsTitle")}
              tabIndex={-1}
            />
          </Link>
        </>
      }
    >
      <AlignmentView
        ref={handle}
        scene={scene}
        letterSize={letterSize}
        theme={theme}
        selection={cursor.selection}
        words={words}
        spoken={cursor.spoken}
        onSelect={cursor.setSelection}
        onKey={never}
        onZoom={zoom}
      />
    </Reading>
  );
};
