import { type Feature, reverseComplement } from "@benchleaf/bio";
import {
  packQualities,
  packTrace,
  type SequenceContent,
  sequencesApi,
  type TraceWire,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";
import { antibodyDesigns, knockInDesigns, promoterDesigns } from "./demo-designs.ts";
import { contentOf, type DemoParts, featureOf, featureOn, loadDemoParts } from "./demo-parts.ts";
import { drawTrace } from "./demo-trace.ts";

const vectors: readonly (readonly [folder: string, names: readonly string[]])[] = [
  ["folderVectors", ["pUC19", "pBR322", "pUC18", "pET-28a(+)", "pBAD30", "pDONR221", "pUPD2", "pSB1C5"]],
  [
    "folderReporters",
    [
      ...["pEGFP-N1", "pcDNA3-EGFP", "pGL4.54-luc2-TK", "pGL4.53-luc2-PGK", "pNL1.1.TK-Nluc"],
      ...["pDsRed2", "pGreenLantern1"],
    ],
  ],
  ["folderYeast", ["pFA6a-kanMX6", "pFA6a-GFPS65T-kanMX6", "pAG25"]],
];
const depositors = ["zhou", "member", "owner"] as const;

type Place = readonly [project: string, folder: string];

const FORWARD = "TAATACGACTCACTATAGGG";
const REVERSE = "GCTAGTTATTGCTCAGCGG";
/** Where a read begins behind its primer, and how long it is, in bases. */
const [READ_FROM, READ_LENGTH] = [28, 690];

/** The residues of a circle from a place on. */
const around = (letters: string, start: number, length: number): string =>
  (letters + letters + letters).slice(letters.length + start, letters.length + start + length);

const readsOf = (plasmid: string): { readonly name: string; readonly letters: string }[] => {
  const behind = plasmid.indexOf(FORWARD) + FORWARD.length + READ_FROM;
  const before = plasmid.indexOf(reverseComplement(REVERSE, "dna")) - READ_FROM - READ_LENGTH;
  return [
    { name: "T7", letters: around(plasmid, behind, READ_LENGTH) },
    { name: "T7term", letters: reverseComplement(around(plasmid, before, READ_LENGTH), "dna") },
  ];
};

/** One base of VL is another, as in a clone that a sequencer finds fault with. */
const withMutation = ({ sequence, features }: SequenceContent): string => {
  const start = features.find(({ name }) => name === "VL")?.locations[0]?.start ?? 0;
  const at = start + 100;
  return `${sequence.slice(0, at)}${sequence[at] === "A" ? "G" : "A"}${sequence.slice(at + 1)}`;
};

/** Plasmids for everyone, designs of three projects, the versions of a construct, and the reads that check it. */
export const demoSequences = (lab: DemoLab): void => {
  const words = lab.words.sequences;
  let loaded: Promise<DemoParts> | undefined;
  const parts = (): Promise<DemoParts> => {
    loaded ??= loadDemoParts();
    return loaded;
  };

  const create = async (
    by: DemoPerson,
    [project, folder]: Place,
    content: SequenceContent,
    trace?: TraceWire,
  ): Promise<void> => {
    const place = {
      projectId: lab.idOf(`project.${project}`),
      folderId: lab.idOf(`folder.${project}.${folder}`),
    };
    const body = { ...place, content, ...(trace && { trace }) };
    const { file } = await lab.ask(by, sequencesApi.create, { body });
    lab.keep(`sequence.${content.name}`, file.id);
  };

  for (const [row, [folder, names]] of vectors.entries())
    for (const [index, name] of names.entries())
      lab.on(35 - row - Math.floor(index / 3), `${10 + (index % 3) * 2}:${15 + index}`, async () =>
        create(depositors[index % 3]!, ["library", folder], (await parts()).plasmid(name)),
      );

  /** The designs of a project, one after another. */
  const design = (
    by: readonly DemoPerson[],
    place: Place,
    [daysAgo, count]: readonly [number, number],
    make: (given: DemoParts) => readonly SequenceContent[],
  ): void => {
    let made: readonly SequenceContent[] | undefined;
    for (let index = 0; index < count; index++)
      lab.on(daysAgo - Math.floor(index / 2), index % 2 === 0 ? "11:20" : "15:50", async () => {
        made ??= make(await parts());
        return create(by[index % by.length]!, place, made[index]!);
      });
  };
  design(["member", "zhao"], ["antibody", "folderDesign"], [30, 4], () => antibodyDesigns(words));
  design(["wang", "liu"], ["crispr", "folderDesign"], [28, 6], (given) => knockInDesigns(given, words));
  design(["wu", "xu"], ["promoter", "folderParts"], [27, 6], (given) => promoterDesigns(given, words));

  /** Another version of the construct, on top of the newest. */
  const revise = async (
    by: DemoPerson,
    message: string,
    change: (content: SequenceContent) => Partial<SequenceContent>,
  ): Promise<void> => {
    const params = { sequenceId: lab.idOf("sequence.pET28a-scFv") };
    const { content, version } = await lab.ask(by, sequencesApi.get, { params, query: {} });
    const body = { baseVersion: version, message, content: { ...content, ...change(content) } };
    await lab.ask(by, sequencesApi.save, { params, body });
  };
  lab.on(17, "14:25", () =>
    revise("sun", words.saidName, ({ sequence, features }) => {
      const tagged = "CTCGAGCACCACCACCACCACCACTGA";
      const start = sequence.indexOf("CCATGGCC") + 2;
      const end = sequence.indexOf(tagged) + tagged.length;
      const coding = featureOn("scFv-His6", "CDS", start, end);
      const tag = featureOf("6xHis", "misc_feature", tagged.slice(6, -3), sequence);
      const others = features.filter(({ name }) => !/^6xHis/i.test(name));
      return { features: [...others, coding, tag] as SequenceContent["features"] };
    }),
  );
  lab.on(12, "10:40", () =>
    revise("member", words.saidPrimers, ({ sequence, primers }) => {
      const bound = (name: string, bases: string) => {
        const { id, locations } = featureOf(name, "primer_bind", bases, sequence) as Feature;
        return { id, name, description: "", bases, locations: [...locations] };
      };
      return { primers: [...primers, bound("T7-promoter-F", FORWARD), bound("T7-term-R", REVERSE)] };
    }),
  );
  lab.on(9, "09:30", () =>
    revise("zhao", words.saidNote, ({ description }) => ({
      description: [description, words.saidNote].filter(Boolean).join("\n"),
    })),
  );

  const sequenceClone = async (clone: number): Promise<void> => {
    const params = { sequenceId: lab.idOf("sequence.pET28a-scFv") };
    const { content } = await lab.ask("sun", sequencesApi.get, { params, query: {} });
    const plasmid = clone === 1 ? content.sequence : withMutation(content);
    for (const [index, { name, letters }] of readsOf(plasmid).entries()) {
      const title = `pET28a-scFv-${clone} ${name}`;
      const { qualities, trace } = drawTrace(letters, 100 * clone + index, title);
      const read = contentOf({ name: title, description: words.read, sequence: letters });
      const measured = { ...read, qualities: packQualities(qualities) };
      await create("sun", ["antibody", "folderReads"], measured, packTrace(trace));
    }
  };
  lab.on(10, "17:00", () => sequenceClone(1));
  lab.on(10, "17:05", () => sequenceClone(2));
};
