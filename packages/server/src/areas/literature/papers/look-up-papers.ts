import type { PaperFields } from "@benchleaf/contract";
import { RateLimiterMemory, RateLimiterQueue } from "rate-limiter-flexible";
import { z } from "zod";
import type { Config } from "../../../kernel/config.ts";
import { createOutbound } from "../../../kernel/outbound.ts";
import { cslRecordSchema, fieldsOfCsl } from "../importing/read-csl.ts";
import { authorOf, entryOf, type LooseFields, yearOf } from "../importing/record-entry.ts";
import { doiOf, pmidOf } from "./identify.rules.ts";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;
const PER_SECOND = 3;
const MOST_WAITING = 100;

/** A public database's record of an identifier. */
export type LookedUp =
  | { readonly fields: PaperFields }
  | { readonly fault: "not-found" | "source-off" | "unreachable" };

const crossrefAnswer = z.object({ message: cslRecordSchema });

const pubmedArticle = z
  .object({
    title: z.string().default(""),
    authors: z.array(z.object({ name: z.string() }).loose()).default([]),
    fulljournalname: z.string().default(""),
    source: z.string().default(""),
    pubdate: z.string().default(""),
    volume: z.string().default(""),
    issue: z.string().default(""),
    pages: z.string().default(""),
    lang: z.array(z.string()).default([]),
    articleids: z.array(z.object({ idtype: z.string(), value: z.string() }).loose()).default([]),
    error: z.string().optional(),
  })
  .loose();
const pubmedAnswer = z.object({ result: z.record(z.string(), z.unknown()) });

/** "Doudna JA" has no comma there. */
const pubmedAuthor = (name: string) => {
  const found = /^(.*\S)\s+(\p{Lu}{1,4})$/u.exec(name);
  return found ? { family: found[1]!, given: found[2]!.split("").join(". ").concat(".") } : authorOf(name);
};

const fieldsOfPubmed = (pmid: string, article: z.infer<typeof pubmedArticle>): LooseFields => ({
  type: "article-journal",
  title: article.title.replace(/\.$/, ""),
  authors: article.authors.map(({ name }) => pubmedAuthor(name)),
  container: article.fulljournalname || article.source,
  year: yearOf(article.pubdate),
  volume: article.volume,
  issue: article.issue,
  pages: article.pages,
  doi: doiOf(article.articleids.find(({ idtype }) => idtype === "doi")?.value ?? "") ?? "",
  pmid,
  language: article.lang[0] ?? "",
});

/** Records of DOIs from Crossref and of PMIDs from PubMed, if the installation has enabled them. */
export const lookUpPapers = ({ sources, reachesPrivate }: Pick<Config, "sources" | "reachesPrivate">) => {
  const outbound = createOutbound({ reachesPrivate, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES });
  const turns = new RateLimiterQueue(new RateLimiterMemory({ points: PER_SECOND, duration: 1 }), {
    maxQueueSize: MOST_WAITING,
  });

  const ask = async (address: string): Promise<unknown | "not-found" | "unreachable"> => {
    try {
      await turns.removeTokens(1);
      const answer = await outbound.fetch(address, { headers: { accept: "application/json" } });
      if (answer.status === 404 || answer.status === 400) return "not-found";
      return answer.ok ? await answer.json() : "unreachable";
    } catch {
      return "unreachable";
    }
  };

  const finish = (loose: LooseFields): LookedUp => {
    const entry = entryOf(0, loose);
    return "fields" in entry ? { fields: entry.fields } : { fault: "not-found" };
  };

  const byDoi = async (doi: string): Promise<LookedUp> => {
    if (sources.crossref === undefined) return { fault: "source-off" };
    const root = sources.crossref.url.replace(/\/$/, "");
    const answer = await ask(`${root}/works/${encodeURIComponent(doi)}`);
    if (answer === "not-found" || answer === "unreachable") return { fault: answer };
    const parsed = crossrefAnswer.safeParse(answer);
    return parsed.success ? finish({ ...fieldsOfCsl(parsed.data.message), doi }) : { fault: "unreachable" };
  };

  const byPmid = async (pmid: string): Promise<LookedUp> => {
    if (sources.ncbi === undefined) return { fault: "source-off" };
    const url = new URL(`${sources.ncbi.url.replace(/\/$/, "")}/esummary.fcgi`);
    const key = sources.ncbi.apiKey;
    for (const [name, value] of Object.entries({
      db: "pubmed",
      id: pmid,
      retmode: "json",
      tool: "benchleaf",
      ...(key && { api_key: key }),
    }))
      url.searchParams.set(name, value);
    const answer = await ask(url.href);
    if (answer === "not-found" || answer === "unreachable") return { fault: answer };
    const parsed = pubmedAnswer.safeParse(answer);
    if (!parsed.success) return { fault: "unreachable" };
    const article = pubmedArticle.safeParse(parsed.data.result[pmid]);
    if (!article.success || article.data.error !== undefined) return { fault: "not-found" };
    return finish(fieldsOfPubmed(pmid, article.data));
  };

  return {
    hasDoi: sources.crossref !== undefined,
    /** Never throws: an unreachable source is a separate error. */
    find: async (identifier: string): Promise<LookedUp> => {
      const pmid = pmidOf(identifier);
      if (pmid !== null) return byPmid(pmid);
      const doi = doiOf(identifier);
      return doi === null ? { fault: "not-found" } : byDoi(doi);
    },
  };
};
export type LookUpPapers = ReturnType<typeof lookUpPapers>;
