import { accessApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { crisprOf, searchForCrispr } from "../../../shared/sequences/editor-search.ts";

/** Whether the team has CRISPR enabled and the user may use it; false until that is known. */
const useCrisprFeature = (isDna: boolean): boolean => {
  const isAllowed = isDna && hasPermission("MOLECULE_CRISPR");
  const feature = useQuery({
    queryKey: ["features", "CRISPR"],
    queryFn: ({ signal }) => call(accessApi.featureSwitch, { body: ["CRISPR"] }, { signal }),
    staleTime: 300_000,
    enabled: isAllowed,
  });
  return isAllowed && feature.data?.[0]?.detail.enabled === true;
};

/** The CRISPR view of the editor: open according to the address, and absent if the feature is off. */
export const useCrispr = (isDna: boolean) => {
  const navigate = useNavigate();
  const query = useQueryParams();
  const isOn = useCrisprFeature(isDna);
  const { isOpen } = crisprOf(query);
  const show = (next: boolean) => void navigate({ to: ".", search: searchForCrispr(query, next) });
  return { isOn, isOpen: isOn && isOpen, toggle: () => show(!isOpen), close: () => show(false) };
};
