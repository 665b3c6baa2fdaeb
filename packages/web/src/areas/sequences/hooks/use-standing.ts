import { type LabFile, sequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../kernel/client.ts";
import { useFileUpdates } from "../../../kernel/file-updates.ts";
import { sequenceKeys } from "../sequences.queries.ts";

/** How a sequence is at the server. */
export interface Standing {
  readonly version: number;
  readonly authorName: string;
  readonly file: LabFile;
}

interface StandingOptions {
  readonly sequenceId: string;
  readonly isOn: boolean;
  /** Follows changes of the file: its version, name and lock. */
  readonly onNews: (standing: Standing) => void;
}

/** Learns of every change to the file, by whomever. */
export const useVersionStatus = ({ sequenceId, isOn, onNews }: StandingOptions) => {
  const { data, refetch } = useQuery({
    queryKey: sequenceKeys.standing(sequenceId),
    queryFn: ({ signal }) =>
      call(
        sequencesApi.standing,
        { params: { sequenceId } },
        // A page that is only open asks no one to sign in.
        { signal, isSessionOptional: true },
      ),
    enabled: isOn,
    gcTime: 0,
    retry: false,
  });
  useFileUpdates(isOn ? [sequenceId] : [], () => void refetch());
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    if (data) latest.current(data);
  }, [data]);
};
