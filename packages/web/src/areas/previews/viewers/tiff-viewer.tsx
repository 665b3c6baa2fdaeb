import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReading } from "../hooks/use-reading.ts";
import { ReadView } from "../parts/read-view.tsx";
import { ZoomSurface } from "../parts/zoom-surface.tsx";
import type { TiffPage } from "../reading/read-tiff.ts";
import type { ViewerProps } from "./viewer.ts";

const TiffCanvas = ({ image, label, style }: { image: TiffPage; label: string; style: CSSProperties }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const data = new ImageData(image.pixels, image.width, image.height);
    canvas.current?.getContext("2d")?.putImageData(data, 0, 0);
  }, [image]);
  return (
    <canvas
      ref={canvas}
      width={image.width}
      height={image.height}
      role="img"
      aria-label={label}
      style={style}
    />
  );
};

/** TIFF as cameras and microscopes write it, page by page. */
export default function TiffViewer({ page, address }: ViewerProps) {
  const t = useTranslation();
  const [at, setAt] = useState(0);
  const { data, fault } = useReading({ kind: "tiff", address, bytes: page.bytes ?? 0, page: at });
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(image) => (
        <ZoomSurface
          label={page.file.name}
          width={image.width}
          height={image.height}
          facts={t("previews.tiffFacts", {
            width: image.width,
            height: image.height,
            bits: image.bitsPerSample,
          })}
          tools={
            image.pages > 1 && (
              <>
                <Button
                  icon={<LeftOutlined />}
                  aria-label={t("previews.pageBefore")}
                  disabled={at === 0}
                  onClick={() => setAt(at - 1)}
                />
                <span role="status">{t("previews.pageOf", { page: at + 1, pages: image.pages })}</span>
                <Button
                  icon={<RightOutlined />}
                  aria-label={t("previews.pageAfter")}
                  disabled={at >= image.pages - 1}
                  onClick={() => setAt(at + 1)}
                />
              </>
            )
          }
        >
          {(style) => <TiffCanvas image={image} label={page.file.name} style={style} />}
        </ZoomSurface>
      )}
    </ReadView>
  );
}
