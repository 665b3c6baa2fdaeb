import { identityApi, passkeysApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const passkeysKey = ["passkeys"] as const;
const identitiesKey = ["own-identities"] as const;

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call(passkeysApi.passkeys, undefined, { signal }),
  });

export const useRenamePasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      call(passkeysApi.renamePasskey, { params: { passkeyId }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
};

export const useRemovePasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (passkeyId: string) => call(passkeysApi.removePasskey, { params: { passkeyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
};

/** Identities at providers by which the person signs in. */
export const useOwnIdentities = () =>
  useQuery({
    queryKey: identitiesKey,
    queryFn: ({ signal }) => call(identityApi.ownIdentities, undefined, { signal }),
  });

export const useUnlink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (identityId: string) => call(identityApi.unlinkIdentity, { params: { identityId } }),
    onSuccess: (left) => client.setQueryData(identitiesKey, left),
  });
};
