import { type AlignedRead, alignReads, alignReadsToReference, type Trace } from "@benchleaf/bio";
import {
  type AlignmentInput,
  type AlignmentInputRow,
  type AlignmentTraces,
  alignmentsApi,
  packQualities,
  packTrace,
  type Sequence,
  sequencesApi,
  unpackQualities,
  unpackTrace,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";

const reads = ["1 T7", "1 T7term", "2 T7", "2 T7term"].map((name) => `pET28a-scFv-${name}`);

const settings: AlignmentInput["settings"] = {
  ...{ method: "reads", matrix: null, match: 2, mismatch: -4, gapOpen: -6, gapExtend: -0.5, rounds: 8 },
  ...{ isTrimmed: true, errorLimit: 0.05, minimumLength: 20, minimumIdentity: 0.8, callsDoublePeaks: false },
};

interface Measured {
  readonly read: Sequence;
  readonly trace: Trace;
}

const rowOf = (
  { file, version, content }: Sequence,
  id: string,
  row: Pick<AlignmentInputRow, "letters"> & Partial<AlignmentInputRow>,
): AlignmentInputRow => ({
  ...{ id, name: file.name, source: { fileId: file.id, version }, size: content.sequence.length },
  ...{
    start: 0,
    strand: 1,
    circular: content.circular,
    isHidden: false,
    features: [],
    read: null,
    calls: [],
  },
  ...row,
});

const readRow = (
  { read }: Measured,
  index: number,
  one: AlignedRead,
  laid: { readonly letters: string; readonly firstColumn: number; readonly count: number },
): AlignmentInputRow =>
  rowOf(read, `r${index + 1}`, {
    ...{ letters: laid.letters, strand: one.strand },
    start: one.strand === 1 ? one.readSpan.start : read.content.sequence.length - one.readSpan.end,
    read: {
      ...{ firstColumn: laid.firstColumn, trimmed: one.trimmed, hasTrace: true },
      qualities: packQualities(one.rowQualities.slice(0, laid.count)),
    },
  });

/** Reads aligned to the construct that they verify. */
const align = (
  reference: Sequence,
  measured: readonly Measured[],
): { readonly content: AlignmentInput; readonly traces: AlignmentTraces } => {
  const { sequence, features } = reference.content;
  const given = measured.map(({ read: { content }, trace }) => ({
    ...{ name: content.name, sequence: content.sequence, trace },
    qualities: unpackQualities(content.qualities ?? ""),
  }));
  const found = alignReads(sequence, given, {
    ...{ topology: "circular", heterozygous: false, minimumIdentity: 0.8 },
    trim: { errorLimit: 0.05, minimumLength: 20 },
  });
  if (!found.ok || found.aligned.length < measured.length)
    throw new Error("the demo lab's reads do not align");
  const laid = alignReadsToReference(sequence, found.aligned, true);
  const head = rowOf(reference, "ref", { letters: laid.reference, features });
  const rows = found.aligned.map((one, index) =>
    readRow(measured[one.read]!, one.read, one, laid.rows[index]!),
  );
  return {
    content: {
      ...{ alphabet: "dna", settings, referenceId: head.id, expectedFeatures: [], minimumQuality: 20 },
      ...{ leftOut: [], rows: [head, ...rows] },
    },
    traces: measured.map(({ trace }, index) => ({ rowId: `r${index + 1}`, trace: packTrace(trace) })),
  };
};

/** Whether the clones match the design: two of them, sequenced from both ends. */
export const demoAlignments = (lab: DemoLab): void => {
  lab.on(9, "10:20", async () => {
    const find = (name: string): Promise<Sequence> =>
      lab.ask("sun", sequencesApi.get, { params: { sequenceId: lab.idOf(`sequence.${name}`) }, query: {} });
    const measured: Measured[] = [];
    for (const name of reads) {
      const params = { sequenceId: lab.idOf(`sequence.${name}`) };
      const trace = await lab.ask("sun", sequencesApi.trace, { params, query: {} });
      if (trace !== null) measured.push({ read: await find(name), trace: unpackTrace(trace) });
    }
    const place = {
      projectId: lab.idOf("project.antibody"),
      folderId: lab.idOf("folder.antibody.folderReads"),
    };
    const body = {
      ...place,
      name: lab.words.alignments.reads,
      ...align(await find("pET28a-scFv"), measured),
    };
    lab.keep("alignment.reads", (await lab.ask("sun", alignmentsApi.create, { body })).file.id);
  });
};
