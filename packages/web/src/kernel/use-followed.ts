import type { FollowedKind, Id, Progress } from "@benchleaf/contract";
import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isSubscribed, onLiveUpdate } from "./live-updates.ts";
import { useStore } from "./store.ts";

/** Polling interval of work while the page receives no live updates. */
const ASK_MS = 1_000;
/** Rows that change together are requested once. */
const GATHER_MS = 250;

interface FollowedProgress {
  readonly id: Id;
  readonly progress: number;
}

interface Pages {
  readonly pages: readonly { readonly records: readonly FollowedProgress[] }[];
}

/** A query of followed work: what it shows, and when it is in progress. */
export interface Following<Data> {
  readonly kind: FollowedKind;
  readonly queryKey: QueryKey;
  /** Where the query shows one row alone. */
  readonly id?: Id;
  readonly isUnderWay: (data: Data) => boolean;
  /** The same with the row's progress; null if the row must be requested. */
  readonly advance?: (data: Data, progress: number) => Data | null;
}

const isPages = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pages" in data;

const advanced = (row: FollowedProgress, { id, progress }: Progress): FollowedProgress =>
  row.id === id && progress !== null ? { ...row, progress } : row;

/** Pages or one row, with the row's progress. */
const advanceRow = (data: unknown, message: Progress): unknown => {
  if (!isPages(data)) return advanced(data as FollowedProgress, message);
  const pages = data.pages.map((page) => ({
    ...page,
    records: page.records.map((row) => advanced(row, message)),
  }));
  return { ...data, pages };
};

/** A running response may be older: it is awaited, and the request repeated. */
const askAnew = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  const early = client.getQueryState(queryKey)?.data === undefined;
  if (early)
    await client
      .getQueryCache()
      .find({ queryKey })
      ?.promise?.catch(() => undefined);
  await client.invalidateQueries({ queryKey, exact: true });
};

/**
 * Keeps a query of work current with live updates: progress as it arrives, everything else requested once the state
 * changes. The result is written to the query; it polls only while the page receives no live updates.
 */
export const useFollowed = <Data>(following: Following<Data>) => {
  const client = useQueryClient();
  const isHearingNews = useStore(isSubscribed);
  const latest = useRef(following);
  latest.current = following;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void askAnew(client, latest.current.queryKey);
      }, GATHER_MS);
    };
    const end = onLiveUpdate("progress", (message) => {
      const { kind, queryKey, id, isUnderWay, advance } = latest.current;
      const data = client.getQueryData<Data>(queryKey);
      if (message === null) {
        if (data === undefined || isUnderWay(data)) ask();
        return;
      }
      if (message.kind !== kind || (id !== undefined && message.id !== id)) return;
      if (message.progress === null || data === undefined) {
        ask();
        return;
      }
      const next = advance ? advance(data, message.progress) : advanceRow(data, message);
      if (next === null) ask();
      else client.setQueryData(queryKey, next);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client]);
  const shown = client.getQueryData<Data>(following.queryKey);
  const isAsking = !isHearingNews && shown !== undefined && following.isUnderWay(shown);
  return { refetchInterval: isAsking ? ASK_MS : (false as const) };
};
