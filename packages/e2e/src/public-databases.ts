import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A small server that answers as NCBI's E-utilities and Ensembl's REST service do, with one record and one gene. */
export interface PublicDatabases {
  readonly ncbi: string;
  readonly ensembl: string;
  /** From then on nothing answers there. */
  close(): Promise<void>;
}

export const LETTERS = "ATGACCATGATTACGCCAAGCTTGCATGCCTGCAGGTCGACTCTAGAGGATCCCCGGTAA";
const size = LETTERS.length;

const record = {
  uid: "1",
  caption: "L09137",
  accessionversion: "L09137.2",
  title: "A small cloning vector, complete sequence",
  slen: size,
  moltype: "dna",
  topology: "circular",
  organism: "Cloning vector pTest",
};
const genbank = `LOCUS       L09137                    ${size} bp    DNA     circular SYN 03-JUL-2018
DEFINITION  A small cloning vector, complete sequence.
ACCESSION   L09137
VERSION     L09137.2
FEATURES             Location/Qualifiers
     CDS             1..${size}
                     /gene="lacZ"
ORIGIN
        1 ${LETTERS.toLowerCase()}
//
`;

const place = { start: 101, end: 100 + size, strand: -1 };
const gene = {
  object_type: "Gene",
  id: "ENSG00000141510",
  version: 20,
  display_name: "TP53",
  description: "tumor protein p53",
  biotype: "protein_coding",
  species: "homo_sapiens",
  seq_region_name: "17",
  assembly_name: "GRCh38",
  ...place,
  Transcript: [
    {
      id: "ENST00000269305",
      version: 9,
      display_name: "TP53-201",
      biotype: "protein_coding",
      ...place,
      Exon: [{ id: "ENSE00003725258", ...place }],
      Translation: { id: "ENSP00000269305", start: place.start, end: place.end },
    },
  ],
};

/** The response at an address; undefined if unknown. */
const answerTo = ({ pathname, searchParams }: URL): object | string | undefined => {
  switch (pathname) {
    case "/ncbi/esummary.fcgi": {
      const ids = (searchParams.get("id") ?? "").split(",");
      const isKnown = ids.some((id) => id === "L09137" || id === "L09137.2");
      return { result: isKnown ? { uids: ["1"], 1: record } : { uids: [] } };
    }
    case "/ncbi/efetch.fcgi":
      return searchParams.get("id") === "L09137.2" ? genbank : undefined;
    case "/ensembl/lookup/symbol/homo_sapiens/TP53":
    case "/ensembl/lookup/id/ENSG00000141510":
      return gene;
    case "/ensembl/sequence/id/ENSG00000141510":
      return { id: gene.id, seq: LETTERS };
    default:
      return undefined;
  }
};

export async function openPublicDatabases(): Promise<PublicDatabases> {
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? "/", "http://house"));
    const isText = typeof answer === "string";
    response.writeHead(answer === undefined ? 400 : 200, {
      "content-type": isText ? "text/plain" : "application/json",
    });
    response.end(isText ? answer : JSON.stringify(answer ?? { error: "not found" }));
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  return {
    ncbi: `http://127.0.0.1:${port}/ncbi`,
    ensembl: `http://127.0.0.1:${port}/ensembl`,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise<void>((settle) => server.close(() => settle()));
    },
  };
}
