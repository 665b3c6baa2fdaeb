import { modelsApi, paperChatApi } from "@benchleaf/contract";
import { pino } from "pino";
import { evidenceOf, findPassages } from "../packages/server/src/areas/literature/passages/find-passages.ts";
import { readPaper } from "../packages/server/src/areas/literature/reading/read-paper.ts";
import { openDatabase } from "../packages/server/src/kernel/database.ts";
import { fillLibrary, longPaper, questionsOf, startTalker } from "./literature-lab.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { isSmoke, sized } from "./smoke-mode.ts";
import { type DemoLab, withDemoLab } from "./workbench.ts";

const PAGES = sized(30, 2);
const PASSAGES = sized(1_000_000, 400);
const QUESTIONS = sized(400, 8);
const ANSWERS = sized(40, 2);
const STREAMS = sized(200, 4);
const WORDS = sized(300, 5);
const WORD_MS = sized(100, 10);
const alone = { peer: null, peer_median_ms: null, ratio: null };

/** The value that a share of the values does not exceed. */
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1]!;

const measureReading = async (): Promise<Measurement> => {
  const times: number[] = [];
  for (let round = 0; round < sized(3, 1); round++) {
    const bytes = longPaper(PAGES);
    const started = performance.now();
    const { state, passages } = await readPaper({ bytes });
    times.push(performance.now() - started);
    if (state !== "read" || passages.length < PAGES) throw new Error(`a paper was ${state}`);
  }
  const ms = median(times);
  const size = `${PAGES} pages in two columns`;
  return {
    ...{ work: "the text of a paper is read", size, median_ms: ms, ...alone },
    ...{ goal: "under 5 s", met: ms < 5_000 },
  };
};

const measureSearch = async ({ databaseUrl }: DemoLab, owner: Owner): Promise<Measurement> => {
  const pool = openDatabase({ target: { connectionString: databaseUrl }, log: pino({ level: "silent" }) });
  const scope = { tenantId: owner.tenantId, userId: owner.userId };
  const times: number[] = [];
  let found = 0;
  try {
    for (const question of questionsOf(QUESTIONS)) {
      const started = performance.now();
      const { words, ranked } = await pool.read(scope, (q) => findPassages(q, question, null, 12));
      found += evidenceOf(ranked, words).length > 0 ? 1 : 0;
      const took = performance.now() - started;
      times.push(took);
      if (process.env.BENCH_SLOW && took > Number(process.env.BENCH_SLOW))
        console.log(`${took.toFixed(0)} ms: ${question}`);
    }
  } finally {
    await pool.close();
  }
  if (!isSmoke && found < QUESTIONS / 3) throw new Error(`only ${found} questions have passages`);
  const p95 = percentile(times, 0.95);
  return {
    work: "passages that answer a question (95th percentile)",
    size: `${PASSAGES} passages; median ${median(times).toFixed(0)} ms`,
    median_ms: p95,
    ...alone,
    ...{ goal: "under 300 ms", met: p95 < 300 },
  };
};

interface Heard {
  /** When the first text arrived. */
  readonly firstAt: number;
  readonly text: string;
}

const listen = async (address: string, owner: Owner, no: number): Promise<Heard> => {
  const answer = await fetch(`${address}/app${paperChatApi.chat.path}`, {
    method: "POST",
    headers: { ...owner.headers, "content-type": "application/json", lang: "en-US" },
    body: JSON.stringify({
      query: `heat shock of plasmid cells, bench question ${no}`,
      clientMessageId: crypto.randomUUID(),
    }),
  });
  if (!answer.ok || answer.body === null) throw new Error(`a question answered ${answer.status}`);
  let [firstAt, text] = [Number.NaN, ""];
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    if (Number.isNaN(firstAt) && piece.includes("word0")) firstAt = performance.now();
    text += piece;
  }
  if (!text.includes('"status":"completed"')) throw new Error(`an answer ended with ${text.slice(-300)}`);
  return { firstAt, text };
};

/** A passage that every question of this bench finds. */
const addEvidence = async ({ database }: DemoLab, { tenantId }: Owner): Promise<void> => {
  await database.query(
    `update passage set body = 'The heat shock of plasmid cells took 45 s at 42 degrees.',
       sentences = '[{"start":0,"end":56,"page":1,"hidden":false,"boxes":[]}]',
       words = words || ('''heat'':1 ''shock'':2 ''plasmid'':3 ''cells'':4')::tsvector
     where tenant_id = $1 and no = 0
       and file_id = (select min(file_id) from paper where tenant_id = $1 and title like 'bench paper %')`,
    [tenantId],
  );
};

const setModel = async (address: string, owner: Owner, baseUrl: string): Promise<void> => {
  const answer = await fetch(`${address}/app${modelsApi.save.path}`, {
    method: "PUT",
    headers: { ...owner.headers, "content-type": "application/json" },
    body: JSON.stringify({
      ...{ baseUrl, model: "bench", sending: "all", monthlyLimit: null, maxAnswerTokens: 4_000, key: "none" },
    }),
  });
  if (!answer.ok) throw new Error(`the model's settings answered ${await answer.text()}`);
};

const measureAnswers = async ({ product }: DemoLab, owner: Owner): Promise<Measurement[]> => {
  const { address } = product;
  const talker = await startTalker(WORDS, WORD_MS);
  await setModel(address, owner, talker.baseUrl);
  try {
    let no = 1;
    const ask = () => listen(address, owner, no++);
    const brief = await startTalker(3, 10);
    await setModel(address, owner, brief.baseUrl);
    const delays: number[] = [];
    for (let round = 0; round < ANSWERS; round++) {
      const mine = no;
      delays.push((await ask()).firstAt - brief.firstAt(mine));
    }
    await brief.close();
    // The memory that so many streams need is taken by the first ones.
    const warmUp = await startTalker(Math.ceil(WORDS / 3), WORD_MS);
    await setModel(address, owner, warmUp.baseUrl);
    await Promise.all(Array.from({ length: STREAMS }, ask));
    await warmUp.close();
    await setModel(address, owner, talker.baseUrl);
    const streams = Array.from({ length: STREAMS }, ask);
    const memory: number[] = [];
    const isOver = Promise.all(streams);
    let isEnded = false;
    void isOver.finally(() => {
      isEnded = true;
    });
    while (!isEnded) {
      await new Promise((wake) => setTimeout(wake, sized(1_000, 20)));
      if (talker.answering() === STREAMS) memory.push(product.memoryMb());
    }
    const ends = await isOver;
    const half = Math.floor(memory.length / 2);
    const grown = memory.length < 4 ? 0 : median(memory.slice(half)) - median(memory.slice(2, half));
    const delay = percentile(delays, 0.95);
    const whole = ends.filter(({ text }) => text.includes(`word${WORDS - 1}`)).length;
    return [
      {
        work: "the first word after the model's first word (95th percentile)",
        size: `${ANSWERS} answers`,
        median_ms: delay,
        ...alone,
        ...{ goal: "under 100 ms", met: delay < 100 },
      },
      {
        work: `memory of a node while ${STREAMS} answers are streamed`,
        size: `${whole} whole answers of ${WORDS} words; ${Math.max(...memory, 0).toFixed(0)} MB, grown by ${grown.toFixed(1)} MB`,
        median_ms: null,
        ...alone,
        goal: "grows by less than 20 MB in the second half",
        met: whole === STREAMS && (isSmoke || (memory.length > 10 && grown < 20)),
      },
    ];
  } finally {
    await fetch(`${address}/app${modelsApi.remove.path}`, { method: "DELETE", headers: owner.headers });
    await talker.close();
  }
};

/** The bench takes minutes: each part says how long it took. */
const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const result = await work();
  if (!isSmoke) console.log(`${part}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return result;
};

/** A paper's text, questions to a million passages, and answers of a model as they are written. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async (lab) => {
    const reading = await timed("reading", () => measureReading());
    await timed("filling the library", () => fillLibrary(lab.database, lab.owner, PASSAGES));
    await addEvidence(lab, lab.owner);
    const search = await timed("questions", () => measureSearch(lab, lab.owner));
    return [reading, search, ...(await timed("answers", () => measureAnswers(lab, lab.owner)))];
  });
