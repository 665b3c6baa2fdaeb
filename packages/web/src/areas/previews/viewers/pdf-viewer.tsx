import { MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { usePageInAddress } from "../hooks/use-page-in-address.ts";
import { useWheelZoom } from "../hooks/use-wheel-zoom.ts";
import { ReadView } from "../parts/read-view.tsx";
import { ViewerBar } from "../parts/viewer-bar.tsx";
import { PdfFind } from "../pdf/pdf-find.tsx";
import { PdfPages, type PdfPagesHandle } from "../pdf/pdf-pages.tsx";
import { type OpenedPdf, usePdf } from "../pdf/use-pdf.ts";
import type { ViewerProps } from "./viewer.ts";

const STEP = 1.2;
const [SMALLEST, LARGEST] = [0.2, 6] as const;

const Reader = ({ pdf, label }: { pdf: OpenedPdf; label: string }) => {
  const t = useWords();
  const format = useFormat();
  const pages = useRef<PdfPagesHandle>(null);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState(1);
  const [wanted, setWanted] = useState("");
  const change = useCallback(
    (by: number) => setZoom((now) => Math.min(LARGEST, Math.max(SMALLEST, now * by))),
    [],
  );
  useWheelZoom(frame, change);
  const goTo = useCallback((page: number) => pages.current?.goTo(page), []);
  const asked = usePageInAddress();
  useEffect(() => {
    if (asked !== null) goTo(Math.min(asked, pdf.pages));
  }, [asked, goTo, pdf.pages]);
  const facts = useMemo(
    () => t("previews.pageOf", { page: format.number(shown), pages: format.number(pdf.pages) }),
    [t, format, shown, pdf.pages],
  );
  return (
    <>
      <ViewerBar facts={<span role="status">{facts}</span>}>
        <PdfFind pdf={pdf} wanted={wanted} onWanted={setWanted} onGoTo={goTo} />
        <Button
          icon={<MinusOutlined />}
          aria-label={t("previews.zoomOut")}
          onClick={() => change(1 / STEP)}
        />
        <Button aria-label={t("previews.zoomFit")} onClick={() => setZoom(1)}>
          {`${format.number(zoom * 100)} %`}
        </Button>
        <Button icon={<PlusOutlined />} aria-label={t("previews.zoomIn")} onClick={() => change(STEP)} />
      </ViewerBar>
      <PdfPages
        pdf={pdf}
        zoom={zoom}
        wanted={wanted}
        label={label}
        frame={frame}
        handle={pages}
        onShown={setShown}
      />
    </>
  );
};

/** A PDF, of which only the pages on screen are fetched and drawn. */
export default function PdfViewer({ page, address }: ViewerProps) {
  const { pdf, fault } = usePdf(address);
  return (
    <ReadView page={page} data={pdf} fault={fault}>
      {(opened) => <Reader pdf={opened} label={page.file.name} />}
    </ReadView>
  );
}
