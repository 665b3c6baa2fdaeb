import PdfReader from "../../../shared/previews/pdf-reader.tsx";
import { FaultCard } from "../parts/fault-card.tsx";
import type { ViewerProps } from "./viewer.ts";

export default function PdfViewer({ page, address }: ViewerProps) {
  return (
    <PdfReader
      address={address}
      label={page.file.name}
      instead={(fault) => <FaultCard file={page.file} version={page.version} reason={fault} />}
    />
  );
}
