import { PictureOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { type RefObject, useState } from "react";
import type { PictureSource } from "../../../canvas/view-props.ts";
import { saveBlob } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";

interface GelPicturesProps {
  readonly picture: RefObject<PictureSource | null>;
  readonly title: string;
}

const formats = ["png", "svg", "pdf"] as const;
const PRINT_DPI = 300;

/** The gel as a file, drawn anew in light colours. */
export const GelPictures = ({ picture, title }: GelPicturesProps) => {
  const t = useWords();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: (typeof formats)[number]) => {
    setBusy(true);
    try {
      // Whoever never asks for a picture never loads what makes them.
      const { makePicture } = await import("../../../canvas/export/make-picture.ts");
      const drawings = picture.current?.draw({ hasSelection: false }) ?? [];
      const blob = await makePicture({ drawings, format, title, dpi: PRINT_DPI, ground: "#ffffff" });
      saveBlob(blob, `${title.replace(/[\\/:*?"<>|]/g, "_")}.${format}`);
    } catch {
      notice.warning(t("sequences.pictureFailed"));
    } finally {
      setBusy(false);
    }
  };
  const items = formats.map((format) => ({
    key: format,
    label: format.toUpperCase(),
    onClick: () => void save(format),
  }));
  return (
    <Dropdown trigger={["click"]} menu={{ items }}>
      <Button size="small" icon={<PictureOutlined aria-hidden />} loading={isBusy} aria-haspopup="menu">
        {t("digest.picture")}
      </Button>
    </Dropdown>
  );
};
