import type { Feature, Segment } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";

/** A plasmid that many labs have, with where it is from and under which licence. */
export interface CommonPlasmid {
  readonly source: string;
  readonly record: SequenceRecord;
}

/**
 * Common vectors (pUC19, pBR322, pET-28a(+), the pSEVA, pDONR and pFA6a series …), each with its source. Loaded on
 * first use.
 *
 * @example (await loadCommonPlasmids()).find(({ record }) => record.name === "pUC19")?.record.sequence.length // 2686
 */
export const loadCommonPlasmids = async (): Promise<readonly CommonPlasmid[]> => {
  loaded ??= import("../../data/common-plasmids.ts").then(({ commonPlasmids }) => read(commonPlasmids));
  return loaded;
};

let loaded: Promise<readonly CommonPlasmid[]> | undefined;

const read = (table: string): readonly CommonPlasmid[] =>
  table
    .trim()
    .split(/^>/m)
    .slice(1)
    .map((block) => {
      const [head = "", ...rows] = block.trimEnd().split("\n");
      const [name = "", topology, source = ""] = head.split("\t");
      const sequence = rows.pop() ?? "";
      return {
        source,
        record: {
          name,
          description: "",
          kind: "dna",
          topology: topology === "circular" ? "circular" : "linear",
          sequence,
          features: rows.map(featureOf),
          primers: [],
          meta: { comments: [source] },
        },
      };
    });

const featureOf = (row: string, index: number): Feature => {
  const [type = "misc_feature", places = "", name = ""] = row.split("\t");
  return {
    id: `f${index + 1}`,
    name,
    type,
    locations: places.split(",").map(segmentOf),
    operator: "join",
    qualifiers: [{ key: "label", value: name, isQuoted: true }],
  };
};

const segmentOf = (place: string): Segment => {
  const [, start, end, strand] = /^(\d+)-(\d+)([+-])$/.exec(place) ?? [];
  return { start: Number(start), end: Number(end), strand: strand === "-" ? -1 : 1 };
};
