import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  FolderFilled,
  LineChartOutlined,
} from "@ant-design/icons";
import type { FileKind } from "@benchleaf/contract";
import { type ReactNode, useCallback } from "react";
import type { PhraseKey } from "../translation.ts";
import { useTranslation } from "../translation.ts";
import styles from "./file-icon.module.css";

/** Two strands: there is none in the set. */
const Helix = () => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M4 1c0 5 8 5 8 7s-8 2-8 7M12 1c0 5-8 5-8 7s8 2 8 7M5.2 3h5.6M5.2 13h5.6" />
  </svg>
);

/** The peaks of a chromatogram. */
const Peaks = () => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M1 13c1.6 0 1.8-8 3-8s1.4 8 3 8M5.5 13c1.6 0 1.8-11 3-11s1.4 11 3 11M10 13c1.5 0 1.6-6 2.6-6S14 13 15 13" />
  </svg>
);

/** Rows of characters below each other, with a gap. */
const Rows = () => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2 3h12M2 8h4M9 8h5M2 13h8M13 13h1" />
  </svg>
);

const KINDS: Record<FileKind, { icon: ReactNode; label: PhraseKey }> = {
  folder: { icon: <FolderFilled />, label: "files.kindFolder" },
  sequence: { icon: <Helix />, label: "files.kindSequence" },
  sanger: { icon: <Peaks />, label: "files.kindSanger" },
  alignment: { icon: <Rows />, label: "files.kindAlignment" },
  analysis: { icon: <LineChartOutlined />, label: "files.kindAnalysis" },
  eln: { icon: <FileTextOutlined />, label: "files.kindEln" },
  yydoc: { icon: <FileTextOutlined />, label: "files.kindYydoc" },
  literature: { icon: <FilePdfOutlined />, label: "files.kindLiterature" },
  doc: { icon: <FileWordOutlined />, label: "files.kindDoc" },
  image: { icon: <FileImageOutlined />, label: "files.kindImage" },
  other: { icon: <FileOutlined />, label: "files.kindOther" },
  pdf: { icon: <FilePdfOutlined />, label: "files.kindPdf" },
  ppt: { icon: <FilePptOutlined />, label: "files.kindPpt" },
  txt: { icon: <FileTextOutlined />, label: "files.kindTxt" },
  xls: { icon: <FileExcelOutlined />, label: "files.kindXls" },
  zip: { icon: <FileZipOutlined />, label: "files.kindZip" },
};

/** Decoration next to a name; `useKindName` gives the kind as text. */
export const FileIcon = ({ kind }: { kind: FileKind }) => (
  <span aria-hidden="true" className={styles.icon} data-kind={kind}>
    {KINDS[kind].icon}
  </span>
);

/** Names a kind of file in the reader's language. */
export const useKindName = (): ((kind: FileKind) => string) => {
  const t = useTranslation();
  return useCallback((kind) => t(KINDS[kind].label), [t]);
};
