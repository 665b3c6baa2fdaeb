import { type SignatureKind, signaturesApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";
import { upload } from "../../kernel/upload.ts";

const key = ["signatures"] as const;

export const useSignatures = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(signaturesApi.list, undefined, { signal }) });

/** Address of the user's own signature image. */
export const imageAddress = (signatureId: string): string =>
  addressOf(signaturesApi.image.path, { params: { signatureId } });

const useChange = <Input, Result>(change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: key }) });
};

export interface NewSignature {
  readonly name: string;
  readonly kind: SignatureKind;
  readonly picture: Blob;
}

export const useCreateSignature = () =>
  useChange(async ({ picture, ...about }: NewSignature) => {
    const { uuid } = await upload(new File([picture], "signature.png", { type: picture.type }), () => {});
    return call(signaturesApi.create, { body: { ...about, uuid } });
  });

export const useRenameSignature = () =>
  useChange(({ signatureId, name }: { signatureId: string; name: string }) =>
    call(signaturesApi.rename, { params: { signatureId }, body: { name } }),
  );

export const useRemoveSignature = () =>
  useChange((signatureId: string) => call(signaturesApi.remove, { params: { signatureId } }));
