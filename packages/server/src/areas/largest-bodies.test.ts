import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { allEndpoints, DEFAULT_BODY_LIMITS, type Endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fittedBody } from "../test-support/fitted-body.ts";
import { largestBody } from "../test-support/largest-body.ts";
import { watchBlocks } from "../test-support/longest-block.ts";
import { sampleRequest } from "../test-support/sample-request.ts";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "./test-support/lab.ts";

/** All rows with bodies of their full size; else some rows with bodies of half a megabyte. */
const isFull = process.env.BENCHLEAF_FULL === "1";
/** Where `BENCHLEAF_FULL` writes the table of rows with the worst that they did. */
const report = process.env.BENCHLEAF_BODIES_REPORT;
/** `2/4` takes the second quarter of the rows, for a run that is broken into parts. */
const [part = 1, parts = 1] = (process.env.BENCHLEAF_BODIES_PART ?? "1/1").split("/").map(Number);
/** Processor time of the event loop in one piece, and memory beyond what was there before. */
const MOST_MS = 200;
const MOST_MB = 300;
const SAMPLE_BYTES = 512 * 1024;

const rows = allEndpoints.filter(
  ({ row }) => row.body !== undefined && !row.isPostedByOthers && row.signatureHeader === undefined,
);
const isSpecial = ({ row }: { row: Endpoint }): boolean =>
  row.maxBodyBytes !== undefined || row.maxBodyValues !== undefined;
const chosen = (isFull ? rows : rows.filter((one, at) => isSpecial(one) || at % 16 === 0)).filter(
  (_, at) => at % parts === part - 1,
);

interface Worst {
  readonly row: string;
  readonly body: string;
  readonly longestMs: number;
  readonly moreMb: number;
  readonly status: number;
}

const boundsOf = (row: Endpoint): { readonly room: number; readonly maxBodyValues: number } => {
  const { maxBodyBytes, maxBodyValues } = { ...DEFAULT_BODY_LIMITS, ...row };
  const bytes = isFull ? maxBodyBytes : Math.min(maxBodyBytes, SAMPLE_BYTES);
  return { room: Math.floor(bytes * 0.98), maxBodyValues };
};

const bodiesOf = (row: Endpoint): Readonly<Record<string, () => string | undefined>> => {
  const { room } = boundsOf(row);
  const ofText = (text: string) => () => JSON.stringify(largestBody(row.body!, { bytes: room, text }));
  // Refused fields put right, so that what is after the schema works on it.
  const fitted = (text: string) => () => {
    const body = fittedBody(
      row.body!,
      largestBody(row.body!, { bytes: room, text }),
      sampleRequest(row).body,
    );
    return body === undefined ? undefined : JSON.stringify(body);
  };
  return {
    "the largest": ofText("A"),
    "the largest that is taken": fitted("A"),
    "full of quotes": ofText('"'),
    "the largest of quotes that is taken": fitted('"'),
    "full of backslashes": ofText("\\"),
    "full of wide letters": ofText("质"),
  };
};

/**
 * A sample that sends every kind of body, but not each to every endpoint: bodies that are rejected before validation,
 * in the same way everywhere, go to every fourth; of the three texts that need escaping, one per endpoint.
 */
const isSampled = (body: string, place: number): boolean => {
  if (isFull || /^the largest( that is taken)?$/.test(body)) return true;
  const texts = ["full of quotes", "full of backslashes", "full of wide letters"];
  if (texts.includes(body)) return texts[place % texts.length] === body;
  return place % (body === "the largest of quotes that is taken" ? 3 : 4) === 0;
};
const shapesOf = (row: Endpoint): Readonly<Record<string, () => string>> => {
  const { room, maxBodyValues } = boundsOf(row);
  const values = Math.min(maxBodyValues - 2, Math.floor(room / 4));
  return {
    "one long text": () => `{"name":"${"x".repeat(room - 20)}"}`,
    "one text of quotes": () => `{"name":"${'\\"'.repeat(Math.floor(room / 2) - 20)}"}`,
    "a long list": () => `[${"1,".repeat(values)}1]`,
    "many keys": () =>
      `{${Array.from({ length: Math.floor(values / 3) }, (_, at) => `"k${at}":1`).join(",")}}`,
    deep: () => "[".repeat(Math.min(room, 1_000_000)),
  };
};

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("largest");
  made = await madeFor();
});
afterAll(() => lab.close());

/** Records of the person's that rows with large bodies save. */
const madeFor = async (): Promise<Record<string, string>> => {
  const path = "/application/molecular-biology";
  const make = async (kind: string, body: object): Promise<string> =>
    (await person.post<{ file: { id: string } }>(`${path}/${kind}`, body)).file.id;
  const sequenceId = await make("sequences", { content: contentOf() });
  return {
    sequenceId,
    fileId: sequenceId,
    alignmentId: await make("alignments", { name: "largest", content: alignmentOf() }),
    documentId: await make("yydocs", { name: "largest" }),
    elnId: await make("elns", { name: "largest" }),
    projectId: person.user.personalProjectId,
  };
};
let made: Record<string, string> = {};

const pathOf = (row: Endpoint): string => {
  const sample = sampleRequest(row);
  const { query } = sample;
  const params = { ...sample.params, ...made };
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "1"));
  const search = new URLSearchParams(query).toString();
  return `/app${path}${search && `?${search}`}`;
};

// Garbage of earlier bodies is no memory that this one takes, nor is its collection a stop of its own.
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const sendOnce = (row: Endpoint, payload: string) =>
  watchBlocks(() =>
    lab.app.inject({
      method: row.method,
      url: pathOf(row),
      headers: {
        cookie: person.cookie,
        "x-csrf-token": person.csrfToken,
        "content-type": "application/json",
      },
      payload,
    }),
  );

/** Measured once more on a clean heap where it reached a bound: a whole collection takes longer than most requests. */
const send = async (row: Endpoint, payload: string) => {
  if (isFull) collectGarbage();
  const first = await sendOnce(row, payload);
  if (isFull || (first.longestMs < MOST_MS && first.moreMb < MOST_MB)) return first;
  collectGarbage();
  return sendOnce(row, payload);
};

const worsts: Worst[] = [];

it.each(chosen.map(({ row }, place) => [`${row.method} ${row.path}`, row, place] as const))(
  "%s takes any body without stopping the others",
  async (name, row, place) => {
    if (isFull) collectGarbage();
    let worst: Worst = { row: name, body: "", longestMs: 0, moreMb: 0, status: 0 };
    for (const [body, make] of Object.entries({ ...bodiesOf(row), ...shapesOf(row) })) {
      if (!isSampled(body, place)) continue;
      const payload = make();
      if (payload === undefined) continue;
      const { result, longestMs, moreMb } = await send(row, payload);
      expect(result.statusCode, `${body} ${result.body.slice(0, 200)}`).not.toBe(500);
      if (longestMs >= worst.longestMs) worst = { ...worst, body, longestMs, status: result.statusCode };
      worst = { ...worst, moreMb: Math.max(moreMb, worst.moreMb) };
      expect.soft(longestMs, `${body}, ${result.statusCode}`).toBeLessThan(MOST_MS);
      expect.soft(moreMb, `${body}, ${result.statusCode}`).toBeLessThan(MOST_MB);
    }
    worsts.push(worst);
    // Some end the session that they come in.
    const { code } = await person.call("GET", "/currentUser");
    if (code !== "success") {
      person = await lab.register(`largest-${worsts.length}`);
      made = await madeFor();
    }
  },
  300_000,
);

it("reports the worst of all", () => {
  const sorted = [...worsts].sort((a, b) => b.longestMs - a.longestMs);
  expect(sorted.length).toBe(chosen.length);
  const line = ({ row, body, longestMs, moreMb, status }: Worst) =>
    `| \`${row}\` | ${body} | ${longestMs} | ${moreMb} | ${status} |`;
  if (report !== undefined)
    writeFileSync(
      parts === 1 ? report : `${report}.${part}`,
      `| row | worst body | longest stop, ms | memory, MB | answer |\n| --- | --- | --- | --- | --- |\n${sorted.map(line).join("\n")}\n`,
    );
});
