import { DownloadOutlined } from "@ant-design/icons";
import type { AlignmentContent } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import type { RefObject } from "react";
import type { AlignmentViewHandle } from "../../../canvas/alignment/alignment-view.tsx";
import { saveBlob } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { alignmentText } from "../work/alignment-texts.ts";

interface ExportMenuProps {
  readonly name: string;
  readonly content: AlignmentContent;
  readonly view: RefObject<AlignmentViewHandle | null>;
  readonly onConsensus: () => void;
}

/** The alignment as a file of residues, what is in view as a picture, the consensus as a sequence. */
export const ExportMenu = ({ name, content, view, onConsensus }: ExportMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const text = (format: "fasta" | "clustal", ending: string) =>
    saveBlob(
      new Blob([alignmentText(content, format)], { type: "text/plain;charset=utf-8" }),
      `${name}.${ending}`,
    );
  const picture = async (format: "svg" | "png" | "pdf") => {
    const shown = view.current?.drawing();
    if (!shown) return;
    try {
      const { alignmentPicture } = await import("../../../canvas/alignment/alignment-picture.ts");
      saveBlob(await alignmentPicture(shown, format, name), `${name}.${format}`);
    } catch (error) {
      toasts.failure(error);
    }
  };
  const items = [
    { key: "fasta", label: t("alignments.exportFasta"), onClick: () => text("fasta", "fasta") },
    { key: "clustal", label: t("alignments.exportClustal"), onClick: () => text("clustal", "aln") },
    { type: "divider" as const },
    { key: "svg", label: t("alignments.exportSvg"), onClick: () => void picture("svg") },
    { key: "png", label: t("alignments.exportPng"), onClick: () => void picture("png") },
    { key: "pdf", label: t("alignments.exportPdf"), onClick: () => void picture("pdf") },
    { type: "divider" as const },
    { key: "consensus", label: t("alignments.consensusTake"), onClick: onConsensus },
  ];
  return (
    <Dropdown menu={{ items }} trigger={["click"]}>
      <Button icon={<DownloadOutlined aria-hidden />}>{t("alignments.export")}</Button>
    </Dropdown>
  );
};
