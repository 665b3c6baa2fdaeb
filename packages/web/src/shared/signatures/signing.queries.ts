import { type FileSignatureMeaning, type SignatureRecord, signaturesApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";
import { features } from "../../kernel/features.ts";
import { preferences } from "../../kernel/preferences.ts";
import { hasPermission } from "../../kernel/session.ts";

const recordsKey = (fileId: string) => ["signatures", "file", fileId] as const;

/** Whether signatures are shown to the user. */
export const maySeeSignatures = (): boolean =>
  features.get().has("ESIGNATURE") && hasPermission("ESIGNATURE_READ");

/** Whether the reader may sign. */
export const maySign = (): boolean => maySeeSignatures() && hasPermission("ESIGNATURE_UPDATE");

/** All signatures under a file, each compared by the server with what its version holds now. */
export const useFileSignatures = (fileId: string, isWanted: boolean) =>
  useQuery({
    queryKey: recordsKey(fileId),
    queryFn: ({ signal }) => call(signaturesApi.listOfFile, { params: { fileId } }, { signal }),
    enabled: isWanted,
  });

/** The pictures of one's own hand. */
export const useOwnSignatures = () =>
  useQuery({
    queryKey: ["signatures"],
    queryFn: ({ signal }) => call(signaturesApi.list, undefined, { signal }),
  });

/** Address of one of the reader's own signature images. */
export const signatureAddress = (signatureId: string): string =>
  addressOf(signaturesApi.image.path, { params: { signatureId } });

/** The picture as it was when someone signed. */
export const signedSignatureAddress = (fileId: string, { id }: SignatureRecord): string =>
  addressOf(signaturesApi.recordImage.path, { params: { fileId, signatureRecordId: id } });

/** What someone chooses when they sign. */
export interface SignEntry {
  readonly meaning: FileSignatureMeaning;
  readonly comment: string;
  readonly signatureId: string | null;
}

/** Signs one version of a file. */
export const useSign = (fileId: string, version: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: SignEntry & { readonly token: string }) =>
      call(signaturesApi.signFile, {
        params: { fileId },
        body: { ...entry, version, timezone: preferences.get().timezone },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordsKey(fileId) }),
  });
};
