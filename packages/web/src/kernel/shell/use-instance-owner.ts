import { instanceApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useSession } from "../session.ts";

/** Whether this person runs the installation. Asked only for who has a team of their own: the others run none. */
export const useIsInstanceOwner = (): boolean => {
  const { userId, ownerId } = useSession();
  const { data } = useQuery({
    queryKey: ["instance-access"],
    queryFn: ({ signal }) => call(instanceApi.access, undefined, { signal }),
    enabled: userId === ownerId,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  return data?.isOwner ?? false;
};
