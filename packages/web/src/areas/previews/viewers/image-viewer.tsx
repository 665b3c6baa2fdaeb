import { useQuery } from "@tanstack/react-query";
import { Alert } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { FaultCard } from "../parts/fault-card.tsx";
import { ZoomSurface } from "../parts/zoom-surface.tsx";
import { isCutShort } from "../reading/cut-short.ts";
import type { ViewerProps } from "./viewer.ts";

/** Says that only a part of the picture is there, which a browser does not. */
const CutShort = ({ address, bytes }: { address: string; bytes: number }) => {
  const t = useTranslation();
  const { data: isCut } = useQuery({
    queryKey: ["previews", "cut short", address],
    queryFn: () => isCutShort(address, bytes),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isCut ? <Alert type="warning" showIcon title={t("previews.cutShort")} /> : null;
};

/** A picture that browsers draw by themselves; in an image nothing of an SVG runs. */
export default function ImageViewer({ page, address }: ViewerProps) {
  const t = useTranslation();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <FaultCard file={page.file} version={page.version} reason="broken" />;
  const { width, height } = size;
  return (
    <>
      {page.bytes !== null && <CutShort address={address} bytes={page.bytes} />}
      <ZoomSurface
        label={page.file.name}
        width={width}
        height={height}
        facts={width > 0 && t("previews.pixels", { width, height })}
      >
        {(style) => (
          <img
            src={address}
            alt={page.file.name}
            style={style}
            draggable={false}
            onLoad={({ currentTarget }) =>
              // A drawing without its own size is as large as it is displayed.
              setSize({
                width: currentTarget.naturalWidth || currentTarget.width,
                height: currentTarget.naturalHeight || currentTarget.height,
              })
            }
            onError={() => setIsBroken(true)}
          />
        )}
      </ZoomSurface>
    </>
  );
}
