import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { FaultCard } from "../parts/fault-card.tsx";
import { ZoomSurface } from "../parts/zoom-surface.tsx";
import type { ViewerProps } from "./viewer.ts";

/** A picture that browsers draw by themselves; in an image nothing of an SVG runs. */
export default function ImageViewer({ page, address }: ViewerProps) {
  const t = useWords();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <FaultCard file={page.file} version={page.version} reason="broken" />;
  const { width, height } = size;
  return (
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
            // A drawing without a size of its own is as large as it is shown.
            setSize({
              width: currentTarget.naturalWidth || currentTarget.width,
              height: currentTarget.naturalHeight || currentTarget.height,
            })
          }
          onError={() => setIsBroken(true)}
        />
      )}
    </ZoomSurface>
  );
}
