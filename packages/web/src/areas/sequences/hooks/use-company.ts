import { type LabFile, sequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../kernel/client.ts";
import { sequenceKeys } from "../sequences.queries.ts";

const SIGN_OF_LIFE_MS = 20_000;

export interface Company {
  readonly others: readonly { readonly userId: string; readonly name: string; readonly isEditing: boolean }[];
  readonly version: number;
  readonly authorName: string;
  readonly file: LabFile;
}

interface CompanyWishes {
  readonly sequenceId: string;
  readonly isEditing: boolean;
  readonly isOn: boolean;
  /** Hears how the file stands now: its version, name and lock. */
  readonly onNews: (company: Company) => void;
}

/** Tells that the sequence is open here, and learns every now and then who else has it open. */
export const useCompany = ({ sequenceId, isEditing, isOn, onNews }: CompanyWishes): Company["others"] => {
  const told = useRef(isEditing);
  told.current = isEditing;
  const { data, refetch } = useQuery({
    queryKey: sequenceKeys.company(sequenceId),
    queryFn: ({ signal }) =>
      call(
        sequencesApi.presence,
        { params: { sequenceId }, body: { isEditing: told.current } },
        // A page that only lies open asks nobody to sign in.
        { signal, isSessionOptional: true },
      ),
    enabled: isOn,
    refetchInterval: SIGN_OF_LIFE_MS,
    gcTime: 0,
    retry: false,
  });
  // Who begins to edit says so at once.
  useEffect(() => {
    if (isOn && isEditing) void refetch();
  }, [isOn, isEditing, refetch]);
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    if (data) latest.current(data);
  }, [data]);
  return data?.others ?? NOBODY;
};

const NOBODY: Company["others"] = [];
