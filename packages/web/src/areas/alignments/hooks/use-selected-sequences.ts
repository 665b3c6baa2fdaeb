import type { Alignment } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { loadAlignment, loadRowTrace, loadSelected } from "../alignments.queries.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";
import { type SelectedSequence, selectedRow } from "../work/selected-sequence.ts";

const MOST_AT_ONCE = 6;

/** Loads in order, a few at a time. */
const loadAll = async <From, To>(list: readonly From[], load: (one: From) => Promise<To>): Promise<To[]> => {
  const made: To[] = [];
  for (let at = 0; at < list.length; at += MOST_AT_ONCE)
    made.push(...(await Promise.all(list.slice(at, at + MOST_AT_ONCE).map(load))));
  return made;
};

/** Current sequences of an alignment; missing ones have the residues that the alignment has stored. */
const chosenOf = async ({ content, sources, file }: Alignment): Promise<SelectedSequence[]> => {
  const there = new Set(sources.map(({ fileId }) => fileId));
  return loadAll(content.rows, async (row) => {
    if (row.source && there.has(row.source.fileId)) return loadSelected(row.source.fileId);
    const trace = row.read?.hasTrace ? await loadRowTrace(file.id, row.id) : null;
    return selectedRow(row, content.alphabet, trace);
  });
};

export interface BegunWith {
  /** Ids of sequence files. */
  readonly fileIds: readonly string[];
  /** An alignment that is done again. */
  readonly alignmentId: string | null;
}

/** What is chosen to be aligned: from the lab, from files, from pasted text. */
export const useSelectedSequences = (begunWith: BegunWith) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<readonly SelectedSequence[]>([]);
  const [referenceKey, setReference] = useState<string | null>(null);
  const [again, setAgain] = useState<Alignment | null>(null);
  const [isLoading, setLoading] = useState(false);

  const add = (more: readonly SelectedSequence[]) => setChosen((before) => [...before, ...more]);
  const whileLoading = async (work: () => Promise<void>) => {
    setLoading(true);
    try {
      await work();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setLoading(false);
    }
  };
  const addFiles = (ids: readonly string[]) =>
    whileLoading(async () => add(await loadAll(ids, (id) => loadSelected(id))));
  /** Returns whether all of it held sequences. */
  const read = async (files: readonly { name: string; content: string | Uint8Array }[]): Promise<boolean> => {
    let isAllRead = false;
    await whileLoading(async () => {
      const { chosen: more, unread } = await runAlignmentJob({ type: "read", files });
      add(more);
      isAllRead = unread.length === 0;
      if (!isAllRead) toasts.warning(t("alignments.unread", { names: unread.join(", ") }));
    });
    return isAllRead;
  };
  const readFiles = async (files: readonly File[]) =>
    read(
      await Promise.all(
        files.map(async (file) => ({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) })),
      ),
    );

  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the address named.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { fileIds, alignmentId } = begunWith;
    if (fileIds.length > 0) void addFiles(fileIds);
    if (alignmentId !== null)
      void whileLoading(async () => {
        const alignment = await loadAlignment(alignmentId, null);
        const made = await chosenOf(alignment);
        setChosen(made);
        const reference = alignment.content.rows.findIndex(({ id }) => id === alignment.content.referenceId);
        setReference(made[reference]?.key ?? null);
        setAgain(alignment);
      });
  }, []);

  const remove = (key: string) => {
    setChosen((before) => before.filter((one) => one.key !== key));
    if (referenceKey === key) setReference(null);
  };
  return { chosen, referenceKey, setReference, remove, addFiles, read, readFiles, isLoading, again };
};
