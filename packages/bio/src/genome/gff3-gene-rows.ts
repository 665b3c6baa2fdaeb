import type { Strand } from "../feature.ts";
import { type Gene, type GeneTranscript, type Stretch, spanOfStretches } from "./gene-model.ts";
import type { GenomeRemark } from "./genome-fault.ts";

/** A line of an annotation about a gene. */
export interface Row {
  readonly chromosome: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
  readonly attributes: {
    readonly [name in
      | "ID"
      | "Parent"
      | "Name"
      | "gene"
      | "gene_name"
      | "gene_id"
      | "locus_tag"
      | "product"
      | "description"
      | "gene_biotype"
      | "biotype"
      | "transcript_id"
      | "protein_id"
      | "exon_id"]?: string;
  };
  readonly line: number;
}

/** Lines of one id are one thing, as a coding sequence in several exons is. */
interface Node {
  readonly rows: Row[];
  readonly children: Node[];
  isChild: boolean;
}

const isGene = (type: string): boolean => /^(\w+_)?(pseudo)?gene$/i.test(type);
const isExon = (type: string): boolean => /exon$/i.test(type);
const isCoding = (type: string): boolean => type === "CDS";

const first = (node: Node): Row => node.rows[0]!;
const typeOf = (node: Node): string => first(node).type;

/** Ids carry their kind before them in the files of Ensembl (`gene:…`) and NCBI (`gene-…`). */
const bare = (id: string | undefined): string =>
  (id ?? "").replace(/^(gene|transcript|CDS|exon|rna)[:-]/i, "");

const stretchesOf = (nodes: readonly Node[]): Row[] =>
  nodes.flatMap(({ rows }) => rows).toSorted((a, b) => a.start - b.start || a.end - b.end);

const asStretch = ({ start, end }: Row): Stretch => [start, end];

const nodesOf = (rows: readonly Row[], remark: (remark: GenomeRemark) => void): Node[] => {
  const byId = new Map<string, Node>();
  const nodes: Node[] = [];
  for (const row of rows) {
    const { ID: id } = row.attributes;
    const same = id === undefined ? undefined : byId.get(id);
    // An exon that several transcripts share, or ids that a program gave twice: one thing only where all else agrees.
    if (same && typeOf(same) === row.type && first(same).attributes.Parent === row.attributes.Parent) {
      same.rows.push(row);
      continue;
    }
    const node: Node = { rows: [row], children: [], isChild: false };
    nodes.push(node);
    if (id !== undefined && same === undefined) byId.set(id, node);
  }
  for (const node of nodes) {
    const { line, attributes } = first(node);
    for (const parent of attributes.Parent?.split(",") ?? []) {
      const above = byId.get(safeDecoded(parent));
      if (above === undefined) remark({ code: "parent-missing", line, detail: parent.slice(0, 100) });
      else if (above !== node) {
        above.children.push(node);
        node.isChild = true;
      }
    }
  }
  return nodes;
};

const safeDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const transcriptOf = (node: Node): GeneTranscript => {
  const { attributes, type } = first(node);
  const exonRows = stretchesOf(node.children.filter((child) => isExon(typeOf(child))));
  const codingNodes = isCoding(type) ? [node] : node.children.filter((child) => isCoding(typeOf(child)));
  const codingRows = stretchesOf(codingNodes);
  const own = exonRows.length > 0 ? exonRows : codingRows.length > 0 ? codingRows : stretchesOf([node]);
  const codingAttributes = codingNodes[0] && first(codingNodes[0]).attributes;
  const id = attributes.transcript_id ?? bare(attributes.ID);
  return {
    id,
    name: attributes.Name ?? id,
    type,
    product: attributes.product ?? codingAttributes?.product ?? "",
    proteinId: attributes.protein_id ?? codingAttributes?.protein_id ?? "",
    exons: own.map(asStretch),
    exonIds:
      exonRows.length > 0
        ? own.map((row) => row.attributes.exon_id ?? bare(row.attributes.ID))
        : own.map(() => ""),
    coding: codingRows.map(asStretch),
  };
};

/** What of a gene is a transcript: all below it but its exons. Exons without one make one of their own. */
const transcriptsOf = (gene: Node): GeneTranscript[] => {
  const exons = gene.children.filter((child) => isExon(typeOf(child)));
  const others = gene.children.filter((child) => !isExon(typeOf(child)) && !isGene(typeOf(child)));
  const coding = others.filter((child) => isCoding(typeOf(child)));
  if (exons.length > 0 && others.length === coding.length) return [transcriptOf(gene)];
  return others.map(transcriptOf);
};

const geneOf = (node: Node): Gene => {
  const row = first(node);
  const { attributes, type } = row;
  const transcripts = isGene(type) ? transcriptsOf(node) : [transcriptOf(node)];
  const id = attributes.gene_id ?? bare(attributes.ID);
  const product = attributes.product ?? transcripts.find((one) => one.product !== "")?.product;
  const [start, end] = spanOfStretches(node.rows.map(asStretch));
  return {
    chromosome: row.chromosome,
    id,
    name: attributes.gene_name ?? attributes.gene ?? attributes.Name ?? attributes.locus_tag ?? id,
    locusTag: attributes.locus_tag ?? "",
    product: product ?? attributes.description ?? "",
    type: attributes.gene_biotype ?? attributes.biotype ?? (type === "gene" ? "" : type),
    start,
    end,
    strand: row.strand,
    transcripts,
  };
};

/** The genes of some lines: what is called one, and what is transcribed without lying in one. */
export const genesOfRows = (rows: readonly Row[], remark: (remark: GenomeRemark) => void): readonly Gene[] =>
  nodesOf(rows, remark)
    .filter((node) => isGene(typeOf(node)) || (!node.isChild && !isExon(typeOf(node))))
    .map(geneOf);
