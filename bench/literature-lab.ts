import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import { paperPdf } from "../packages/server/src/areas/test-support/papers.ts";
import { positionedWords } from "../packages/server/src/kernel/reading/word-vectors.ts";
import type { Owner } from "./sign-in.ts";

const WORDS = 60_000;
const WORDS_PER_PASSAGE = 90;
const PASSAGES_PER_PAPER = 50;
/** So many different passages are made; each is used many times, with a few words of its own. */
const POOL = 20_000;

/** A number between 0 and 1 for each call, the same in every run. */
const randomNumbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
const random = randomNumbers(7);

const consonants = "bcdfghklmnprstvz";
const vowels = "aeiou";
/** A pronounceable word for each number: the smaller the number, the more common the word. */
const wordOf = (rank: number): string => {
  let word = "";
  for (let rest = rank + 256; rest > 0; rest = Math.floor(rest / 80))
    word += consonants[rest % 16]! + vowels[Math.floor(rest / 16) % 5]!;
  return `${word}n`;
};
/** By Zipf's law, as in any language. */
const anyWord = (): string => wordOf(Math.floor((WORDS + 1) ** random()) - 1);

const sentence = (): string => {
  const words = Array.from({ length: 15 }, anyWord).join(" ");
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
};
const bodyOf = (): string => Array.from({ length: WORDS_PER_PASSAGE / 15 }, sentence).join(" ");

const sentencesOf = (body: string): string => {
  let start = 0;
  return JSON.stringify(
    body.split(/(?<=\.) /).map((text) => {
      const end = start + text.length;
      const one = {
        ...{ start, end, page: 1, hidden: false },
        boxes: [{ x: 0.1, y: 0.1, width: 0.4, height: 0.02 }],
      };
      start = end + 1;
      return one;
    }),
  );
};

/** Papers of one project with passages; every hundredth paper is closed to all but its owner. */
export const fillLibrary = async (
  database: pg.Client,
  { tenantId, userId, projectId }: Owner,
  count: number,
): Promise<void> => {
  const pool = Array.from({ length: Math.min(POOL, count) }, bodyOf);
  await database.query(
    `create temporary table pool as
     select n::integer - 1 as n, body, sentences::json as sentences, words::tsvector as words
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as made (body, sentences, words, n)`,
    [pool, pool.map(sentencesOf), pool.map((body) => positionedWords(body))],
  );
  await database.query("create unique index on pool (n); analyze pool");
  const papers = Math.ceil(count / PASSAGES_PER_PAPER);
  await database.query(
    `with made as (
       insert into file (tenant_id, project_id, kind, name, size, owner_id)
       select $1, $2, 'literature', 'bench paper ' || n, 1000, $3 from generate_series(1, $4::integer) n
       returning tenant_id, id, name
     )
     insert into paper (tenant_id, file_id, fields, title, search_key, title_key, extraction, read_version)
     select tenant_id, id, json_build_object('title', name), name, name, name, 'read', 1 from made`,
    [tenantId, projectId, userId, papers],
  );
  const { rows } = await database.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'passage_words'",
  );
  await database.query("drop index passage_words");
  // A million checks of foreign keys and waits for the disk would take longer than all that is measured.
  await database.query("set session_replication_role = replica; set synchronous_commit = off");
  await database.query(
    `insert into passage (tenant_id, file_id, no, version, section, page, body, sentences, words)
     select $1, p.file_id, g.no, 1, 'Results', 1 + g.no / 5, o.body, o.sentences,
       o.words || ('''own' || p.nth || 'x' || g.no || ''':1 ''#' || $1::bigint || '''')::tsvector
     from (select file_id, row_number() over (order by file_id) as nth
           from paper where tenant_id = $1 and title like 'bench paper %') p,
       generate_series(0, ${PASSAGES_PER_PAPER - 1}) as g (no),
       pool o
     where o.n = (p.nth * ${PASSAGES_PER_PAPER} + g.no) * 7919 % ${pool.length}`,
    [tenantId],
  );
  await database.query("set session_replication_role = origin");
  await database.query("set maintenance_work_mem = '1GB'");
  await database.query(rows[0]!.indexdef);
  await database.query("drop table pool");
  await database.query("vacuum analyze passage, paper, file");
};

/** Questions of many kinds: common words, rare ones, both, one alone, none that occurs, long ones. */
export const questionsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const rank = (least: number, most: number) => wordOf(Math.floor(least + random() * (most - least)));
    const common = () => rank(0, 40);
    const usual = () => rank(40, 2_000);
    const rare = () => rank(2_000, WORDS);
    const kinds = [
      () => [common(), common(), common()],
      () => [usual(), usual()],
      () => [common(), common(), usual(), rare()],
      () => [usual(), usual(), usual(), usual(), usual()],
      () => [rare()],
      () => [common()],
      () => [common(), "absentword", usual()],
      () => Array.from({ length: 12 }, anyWord),
    ];
    return kinds[index % kinds.length]!().join(" ");
  });

const LINES = 58;
const LINE_CHARACTERS = 50;
const PARAGRAPH_LINES = 9;

/** Lines of one column: paragraphs of whole sentences. */
const columnOf = (): string[] => {
  const lines: string[] = [];
  while (lines.length < LINES) {
    const words = Array.from({ length: 5 }, sentence).join(" ").split(" ");
    let line = "";
    for (const word of words) {
      if (line.length + word.length >= LINE_CHARACTERS) {
        lines.push(line);
        line = "";
      }
      line += line === "" ? word : ` ${word}`;
    }
    lines.push(line);
    while (lines.length % PARAGRAPH_LINES > 0 && lines.length < LINES) lines.push("");
  }
  return lines.slice(0, LINES);
};

/** A paper of two columns with about 700 words on each page. */
export const longPaper = (pages: number): Uint8Array<ArrayBuffer> =>
  paperPdf(
    Array.from({ length: pages }, () =>
      [50, 310].flatMap((x) =>
        columnOf().flatMap((text, line) => (text === "" ? [] : [{ text, x, size: 9, y: 770 - line * 12.5 }])),
      ),
    ),
  );

/** A model that says a word at a time, and knows when it said the first one. */
export const startTalker = async (words: number, everyMs: number) => {
  const firsts = new Map<string, number>();
  let answering = 0;
  const chunk = (content: string, finish: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  const talk = async (response: ServerResponse, key: string): Promise<void> => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    answering += 1;
    for (let said = 0; said < words && !response.destroyed; said++) {
      if (said === 0) firsts.set(key, performance.now());
      response.write(chunk(`word${said} `, null));
      await new Promise((wake) => setTimeout(wake, everyMs));
    }
    answering -= 1;
    response.end(`${chunk("", "stop")}data: [DONE]\n\n`);
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (text) => (body += text));
    request.on("end", () => {
      const key = /bench question (\d+)/.exec(body)?.[1] ?? "";
      void talk(response, key);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** When the first word of the answer to a question was said. */
    firstAt: (no: number): number => firsts.get(String(no)) ?? Number.NaN,
    answering: () => answering,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
