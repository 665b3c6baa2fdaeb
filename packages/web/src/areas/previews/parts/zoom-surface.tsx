import { ExpandOutlined, MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useWheelZoom } from "../../../ui/use-wheel-zoom.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useDragScroll } from "../hooks/use-drag-scroll.ts";
import styles from "./previews.module.css";

const STEP = 1.25;
const SMALLEST = 0.02;
const LARGEST = 40;

interface ZoomSurfaceProps {
  readonly label: string;
  /** Pixels of the thing itself; zero until they are known. */
  readonly width: number;
  readonly height: number;
  readonly facts?: ReactNode;
  readonly tools?: ReactNode;
  /** Drawn in a box of the zoomed size. */
  readonly children: (style: CSSProperties) => ReactNode;
}

/** A picture that fits until someone zooms; then it is moved by scrolling, by keys or by dragging. */
export const ZoomSurface = ({ label, width, height, facts, tools, children }: ZoomSurfaceProps) => {
  const t = useTranslation();
  const format = useFormat();
  const frame = useRef<HTMLElement>(null);
  const [factor, setFactor] = useState<number | null>(null);
  const drag = useDragScroll(frame);
  const fitting = (): number => {
    const box = frame.current?.getBoundingClientRect();
    return box && width > 0 ? Math.min(1, (box.width - 16) / width, (box.height - 16) / height) : 1;
  };
  const zoom = (by: number) =>
    setFactor((now) => Math.min(LARGEST, Math.max(SMALLEST, (now ?? fitting()) * by)));
  useWheelZoom(frame, zoom);
  const style: CSSProperties =
    factor === null
      ? { maxWidth: "100%", maxHeight: "100%", objectFit: "contain" }
      : { width: width * factor, height: height * factor, maxWidth: "none", flex: "none" };
  return (
    <>
      <ViewerBar facts={facts}>
        {tools}
        <Button icon={<MinusOutlined />} aria-label={t("previews.zoomOut")} onClick={() => zoom(1 / STEP)} />
        <Button onClick={() => setFactor(1)} aria-label={t("previews.zoomFull")}>
          {factor === null ? t("previews.zoomFitting") : `${format.number(factor * 100)} %`}
        </Button>
        <Button icon={<PlusOutlined />} aria-label={t("previews.zoomIn")} onClick={() => zoom(STEP)} />
        <Button
          icon={<ExpandOutlined />}
          aria-label={t("previews.zoomFit")}
          onClick={() => setFactor(null)}
        />
      </ViewerBar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section className={styles.surface} ref={frame} tabIndex={0} aria-label={label} {...drag}>
        {children(style)}
      </section>
    </>
  );
};
