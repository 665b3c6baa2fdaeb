import {
  type IdentityDomain,
  type IdentityProvider,
  identityApi,
  type ProviderSettings,
} from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const providersKey = ["identity", "providers"] as const;
const domainsKey = ["identity", "domains"] as const;

export const useProviders = () =>
  useQuery({
    queryKey: providersKey,
    queryFn: ({ signal }) => call(identityApi.providers, undefined, { signal }),
  });

export const useDomains = () =>
  useQuery({
    queryKey: domainsKey,
    queryFn: ({ signal }) => call(identityApi.domains, undefined, { signal }),
  });

const useChange = <Input, Result>(key: readonly string[], change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
};

/** Adds a provider, or changes the one of this id. */
export const useSaveProvider = (identityProviderId: string | null) =>
  useChange(
    providersKey,
    (body: ProviderSettings): Promise<IdentityProvider> =>
      identityProviderId === null
        ? call(identityApi.createProvider, { body })
        : call(identityApi.updateProvider, { params: { identityProviderId }, body }),
  );

export const useRemoveProvider = () =>
  useChange(providersKey, (identityProviderId: string) =>
    call(identityApi.removeProvider, { params: { identityProviderId } }),
  );

export const useAddDomain = () =>
  useChange(
    domainsKey,
    (domain: string): Promise<IdentityDomain> => call(identityApi.addDomain, { body: { domain } }),
  );

export const useProveDomain = () =>
  useChange(
    domainsKey,
    (domain: string): Promise<IdentityDomain> => call(identityApi.proveDomain, { params: { domain } }),
  );

export const useRemoveDomain = () =>
  useChange(domainsKey, (domain: string) => call(identityApi.removeDomain, { params: { domain } }));
