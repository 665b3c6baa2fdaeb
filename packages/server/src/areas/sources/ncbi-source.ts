import { MAX_FOUND_GENES, MAX_RECORD_RESIDUES } from "@benchleaf/contract";
import type { SourceConfig } from "../../kernel/config.ts";
import { problem } from "../../kernel/problem.ts";
import { type AskSource, sourceNames } from "./ask-source.ts";
import {
  databaseOf,
  geneSummary,
  presentGene,
  presentRecord,
  queryWord,
  type SequenceDocument,
  searchAnswer,
  sequenceSummary,
} from "./ncbi-answers.ts";
import type { ReadRecord, RemoteSource } from "./remote-source.ts";

const bare = (accession: string): string => accession.toLowerCase().replace(/\.\d+$/, "");

/** Whether a document matches the request: with a version exactly that one, without it the newest. */
const isAsked = (asked: string, { accessionversion }: SequenceDocument): boolean =>
  asked.toLowerCase() === accessionversion.toLowerCase() || asked.toLowerCase() === bare(accessionversion);

/** NCBI by its E-utilities: nucleotides and proteins by accession, genes by name and organism. */
export const ncbiSource = (
  { url: root, apiKey }: SourceConfig,
  ask: AskSource,
  readRecord: ReadRecord,
): RemoteSource => {
  const address = (utility: string, query: Readonly<Record<string, string>>): URL => {
    const url = new URL(`${root.replace(/\/$/, "")}/${utility}.fcgi`);
    const said = { ...query, tool: "benchleaf", ...(apiKey === undefined ? {} : { api_key: apiKey }) };
    for (const [key, value] of Object.entries(said)) url.searchParams.set(key, value);
    return url;
  };

  const summaries = async (
    db: "protein" | "nuccore",
    ids: readonly string[],
  ): Promise<SequenceDocument[]> => {
    if (ids.length === 0) return [];
    const url = address("esummary", { db, id: ids.join(","), retmode: "json" });
    return (await ask.json(url, sequenceSummary))?.result ?? [];
  };

  const documents = async (accessions: readonly string[]): Promise<SequenceDocument[]> => {
    const of = (db: "protein" | "nuccore") => accessions.filter((one) => databaseOf(one) === db);
    return [...(await summaries("nuccore", of("nuccore"))), ...(await summaries("protein", of("protein")))];
  };

  return {
    async find(accessions) {
      const found = await documents(accessions);
      return accessions.map((asked) => {
        const document = found.find((one) => isAsked(asked, one));
        return { asked, record: document === undefined ? null : presentRecord(document) };
      });
    },

    async genes(gene, organism) {
      const place = queryWord(organism);
      const term = `${queryWord(gene)}[Gene Name]${place && ` AND ${place}[Organism]`} AND alive[prop]`;
      const search = address("esearch", {
        db: "gene",
        term,
        retmode: "json",
        retmax: String(MAX_FOUND_GENES),
        sort: "relevance",
      });
      const ids = /^\d+$/.test(gene)
        ? [gene]
        : ((await ask.json(search, searchAnswer))?.esearchresult.idlist ?? []);
      if (ids.length === 0) return [];
      const url = address("esummary", { db: "gene", id: ids.join(","), retmode: "json" });
      return ((await ask.json(url, geneSummary))?.result ?? []).flatMap((one) => presentGene(one) ?? []);
    },

    async take({ accession: asked, region }) {
      const missing = () =>
        problem("source.record.not.found", { source: sourceNames.ncbi, accession: asked });
      const document = (await documents([asked])).find((one) => isAsked(asked, one));
      if (document === undefined) throw missing();
      const { accessionversion: accession, slen } = document;
      if (region !== null && region.last > slen) throw missing();
      const size = region === null ? slen : region.last - region.first + 1;
      if (size > MAX_RECORD_RESIDUES)
        throw problem("source.record.too.long", { accession, limit: MAX_RECORD_RESIDUES });
      const db = databaseOf(accession);
      const url = address("efetch", {
        db,
        id: accession,
        rettype: db === "protein" ? "gp" : "gbwithparts",
        retmode: "text",
        ...(region && {
          seq_start: String(region.first),
          seq_stop: String(region.last),
          strand: region.strand === 1 ? "1" : "2",
        }),
      });
      const answer = await ask.text(url);
      if (answer.status !== 200 || !answer.text.trimStart().startsWith("LOCUS")) throw ask.unread();
      const fileName = `${accession}.${db === "protein" ? "gp" : "gb"}`;
      const content = await readRecord(Buffer.from(answer.text.trim()), fileName, accession);
      if (content === null || content.sequence.length !== size) throw ask.unread();
      return { accession, content };
    },
  };
};
