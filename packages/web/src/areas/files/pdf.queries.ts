import { type PdfExport, previewsApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";

const POLL_MS = 1_000;
const keyOf = (pdfExportId: string) => ["pdf export", pdfExportId] as const;

export const isUnderWay = ({ state }: Pick<PdfExport, "state">): boolean =>
  state === "waiting" || state === "running";

/** An export, asked for again while it is under way. */
export const usePdfExport = (pdfExportId: string) =>
  useQuery({
    queryKey: keyOf(pdfExportId),
    queryFn: ({ signal }) => call(previewsApi.export, { params: { pdfExportId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : POLL_MS),
  });

export const useStopPdf = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pdfExportId: string) => call(previewsApi.cancelExport, { params: { pdfExportId } }),
    onSuccess: (made) => client.setQueryData(keyOf(made.id), made),
  });
};

export const pdfAddress = (pdfExportId: string): string =>
  addressOf(previewsApi.exportFile.path, { params: { pdfExportId } });
