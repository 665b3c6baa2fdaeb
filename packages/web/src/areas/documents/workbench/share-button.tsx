import { ShareAltOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { SharingPanelProps } from "../../../shared/files/sharing/sharing-panel.tsx";

const SharingPanel = lazyPage<SharingPanelProps>(
  async () => ({ default: (await import("../../../shared/files/sharing/sharing-panel.tsx")).SharingPanel }),
  { words: "fileActions" },
);

/** Who may do what with the page, from the page itself. */
export const ShareButton = ({ file }: Pick<SharingPanelProps, "file">) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ShareAltOutlined />} onClick={() => setOpen(true)}>
        {t("sharing.share")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SharingPanel file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
