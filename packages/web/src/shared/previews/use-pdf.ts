import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";

/** Why none is drawn. */
export type PdfFault = "encrypted" | "unreachable" | "broken";

/** A document with the size of its first page, by which the others are guessed until they are known. */
export interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Files that PDFs need in addition to the program: tables of Asian characters, the fourteen fonts, image decoders.
 */
const beside = `/assets/pdfjs-${version}`;
const RANGE_BYTES = 256 * 1024;
const MOST_IMAGE_PIXELS = 100_000_000;

GlobalWorkerOptions.workerSrc = workerAddress;

const faultOf = (error: unknown): PdfFault => {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return "encrypted";
  return name === "ResponseException" ? "unreachable" : "broken";
};

/** Opens a PDF by ranges of its bytes. Its scripts are never run, and it is forgotten with the page. */
export const usePdf = (address: string) => {
  const [state, setState] = useState<{ pdf?: OpenedPdf; fault: PdfFault | null }>({ fault: null });
  useEffect(() => {
    let isGone = false;
    const loading = getDocument({
      url: address,
      rangeChunkSize: RANGE_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      isEvalSupported: false,
      enableXfa: false,
      maxImageSize: MOST_IMAGE_PIXELS,
      cMapUrl: `${beside}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${beside}/standard_fonts/`,
      wasmUrl: `${beside}/wasm/`,
    });
    setState({ fault: null });
    loading.promise
      .then(async (document) => {
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setState({ pdf: { document, pages: document.numPages, width, height }, fault: null });
      })
      .catch((error: unknown) => !isGone && setState({ fault: faultOf(error) }));
    return () => {
      isGone = true;
      void loading.destroy();
    };
  }, [address]);
  return state;
};
