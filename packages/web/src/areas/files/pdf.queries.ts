import { type PdfExport, previewsApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

const keyOf = (pdfExportId: string) => ["pdf export", pdfExportId] as const;

export const isInProgress = ({ state }: Pick<PdfExport, "state">): boolean =>
  state === "waiting" || state === "running";

/** An export, followed while it is in progress. */
export const usePdfExport = (pdfExportId: string) => {
  const queryKey = keyOf(pdfExportId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(previewsApi.export, { params: { pdfExportId } }, { signal }),
    ...useFollowed<PdfExport>({ kind: "pdfExport", queryKey, id: pdfExportId, isUnderWay: isInProgress }),
  });
};

export const useStopPdf = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pdfExportId: string) => call(previewsApi.cancelExport, { params: { pdfExportId } }),
    onSuccess: (made) => client.setQueryData(keyOf(made.id), made),
  });
};

export const pdfAddress = (pdfExportId: string): string =>
  addressOf(previewsApi.exportFile.path, { params: { pdfExportId } });
