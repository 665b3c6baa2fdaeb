import { type Numbering, numberingApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const key = ["numbering"] as const;

export const useNumberings = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(numberingApi.list, undefined, { signal }) });

export const useChangeNumbering = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...body }: Pick<Numbering, "kind" | "version" | "pattern" | "zone">) =>
      call(numberingApi.change, { params: { kind }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
};
