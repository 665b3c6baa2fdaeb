import { PictureOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { type RefObject, useState } from "react";
import type { PictureSource } from "../../canvas/view-props.ts";
import { saveBlob } from "../../kernel/client.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";

interface GelPicturesProps {
  readonly picture: RefObject<PictureSource | null>;
  readonly title: string;
}

const formats = ["png", "svg", "pdf"] as const;
const PRINT_DPI = 300;

/** The gel as a file or on paper, drawn again in light colours. Its words come with the editor's part. */
export const GelPictures = ({ picture, title }: GelPicturesProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const make = async (input: (typeof formats)[number] | "print") => {
    setBusy(true);
    try {
      // Users who never request a picture never load the code for it.
      const { makePicture, printDrawings } = await import("../../canvas/export/make-picture.ts");
      const drawings = picture.current?.draw({ hasSelection: false }) ?? [];
      if (input === "print") return await printDrawings(drawings);
      const blob = await makePicture({ drawings, format: input, title, dpi: PRINT_DPI, ground: "#ffffff" });
      saveBlob(blob, `${title.replace(/[\\/:*?"<>|]/g, "_")}.${input}`);
    } catch {
      toasts.warning(t("sequences.pictureFailed"));
    } finally {
      setBusy(false);
    }
  };
  const items = [...formats, "print" as const].map((input) => ({
    key: input,
    label: input === "print" ? t("sequences.picturePrint") : input.toUpperCase(),
    onClick: () => void make(input),
  }));
  return (
    <Dropdown trigger={["click"]} menu={{ items }}>
      <Button size="small" icon={<PictureOutlined aria-hidden />} loading={isBusy} aria-haspopup="menu">
        {t("digest.picture")}
      </Button>
    </Dropdown>
  );
};
