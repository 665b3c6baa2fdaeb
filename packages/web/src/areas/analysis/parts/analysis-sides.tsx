import { CommentOutlined, HistoryOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { CommentsPanel } from "../../../shared/comments/comments-panel.tsx";
import { VersionList } from "../../../shared/files/version-list.tsx";

/** Versions and comments of an analysis, each in a panel beside it. */
export const AnalysisSides = ({ file }: { readonly file: LabFile }) => {
  const t = useTranslation();
  const [open, setOpen] = useState<"versions" | "comments" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen("versions")}>
        {t("analysis.versions")}
      </Button>
      <Button icon={<CommentOutlined />} onClick={() => setOpen("comments")}>
        {t("analysis.comments")}
      </Button>
      {open === "versions" && (
        <SidePanel open size={440} title={t("analysis.versions")} onClose={close}>
          <VersionList file={file} />
        </SidePanel>
      )}
      {open === "comments" && <CommentsPanel file={file} onClose={close} />}
    </>
  );
};
