import { PictureOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { lazy, Suspense, useRef, useState } from "react";
import type { RowDisplay } from "../../../../canvas/row-display.ts";
import type { ViewProps } from "../../../../canvas/view-props.ts";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { usePageKeys } from "../../../../kernel/use-page-keys.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import type { MapPictures } from "./picture-dialog.tsx";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

interface PictureButtonProps {
  readonly view: Pick<ViewProps, "record" | "tracks" | "labels" | "selection">;
  readonly maps: MapPictures;
  /** How the rows are drawn on screen. */
  readonly display: RowDisplay;
  /** While it is open the views are what the picture will be. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** Opens pictures and print: the browser's own print would show the page, not the molecule. */
export const PictureButton = ({ view, maps, display, onOpen }: PictureButtonProps) => {
  const t = useTranslation();
  const [isOpen, setShown] = useState(false);
  const setOpen = (isNowOpen: boolean) => {
    setShown(isNowOpen);
    onOpen(isNowOpen);
  };
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  const label = t("sequences.picture");
  usePageKeys(() => [{ key: "picture", label, shortcut: pageKeys.picture, run: () => setOpen(true) }]);
  return (
    <>
      <Tooltip title={`${label} (${formatShortcut(pageKeys.picture)})`} mouseEnterDelay={0.5}>
        <Button
          size="small"
          icon={<PictureOutlined aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {wasOpened.current && (
        <Suspense fallback={null}>
          <PictureDialog
            view={view}
            maps={maps}
            display={display}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
