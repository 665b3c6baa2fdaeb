import { writeFileSync } from "node:fs";
import { allEndpoints, DEFAULT_BODY_LIMITS, type Endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { largestBody } from "../test-support/largest-body.ts";
import { watchBlocks } from "../test-support/longest-block.ts";
import { sampleRequest } from "../test-support/sample-request.ts";
import { buildLab, type Lab, type Person } from "./test-support/lab.ts";

/** All rows with bodies of their full size; else some rows with bodies of one megabyte. */
const isFull = process.env.BENCHLEAF_FULL === "1";
/** Where `BENCHLEAF_FULL` writes the table of rows with the worst that they did. */
const report = process.env.BENCHLEAF_BODIES_REPORT;
/** An idle machine keeps to 200 ms; a busy one is slower, and what this finds takes ten seconds and more. */
const MOST_MS = 2_000;
const MOST_MB = 600;
const SAMPLE_BYTES = 1024 ** 2;

const rows = allEndpoints.filter(({ row }) => row.body !== undefined && !row.isPostedByOthers && row.signatureHeader === undefined);
const isSpecial = ({ row }: { row: Endpoint }): boolean =>
  row.maxBodyBytes !== undefined || row.maxBodyValues !== undefined;
const chosen = isFull ? rows : rows.filter((one, at) => isSpecial(one) || at % 12 === 0);

interface Worst {
  readonly row: string;
  readonly body: string;
  readonly longestMs: number;
  readonly moreMb: number;
  readonly status: number;
}

const bodiesOf = (row: Endpoint): Readonly<Record<string, () => string>> => {
  const { maxBodyBytes, maxBodyValues } = { ...DEFAULT_BODY_LIMITS, ...row };
  const bytes = isFull ? maxBodyBytes : Math.min(maxBodyBytes, SAMPLE_BYTES);
  const room = Math.floor(bytes * 0.98);
  const ofText = (text: string) => () => JSON.stringify(largestBody(row.body!, { bytes: room, text }));
  const values = Math.min(maxBodyValues - 2, Math.floor(room / 4));
  return {
    "the largest": ofText("A"),
    "full of quotes": ofText('"'),
    "full of backslashes": ofText("\\"),
    "full of wide letters": ofText("质"),
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
});
afterAll(() => lab.close());

const pathOf = (row: Endpoint): string => {
  const { params, query } = sampleRequest(row);
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "1"));
  const search = new URLSearchParams(query).toString();
  return `/app${path}${search && `?${search}`}`;
};

const send = async (row: Endpoint, payload: string) =>
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

const worsts: Worst[] = [];

it.each(chosen.map(({ row }) => [`${row.method} ${row.path}`, row] as const))(
  "%s takes any body without stopping the others",
  async (name, row) => {
    let worst: Worst | undefined;
    for (const [body, make] of Object.entries(bodiesOf(row))) {
      const payload = make();
      const { result, longestMs, moreMb } = await send(row, payload);
      expect(result.statusCode, `${body} ${result.body.slice(0, 200)}`).not.toBe(500);
      if (worst === undefined || longestMs > worst.longestMs)
        worst = { row: name, body, longestMs, moreMb, status: result.statusCode };
      expect(longestMs, body).toBeLessThan(MOST_MS);
      expect(moreMb, body).toBeLessThan(MOST_MB);
    }
    worsts.push(worst!);
    // Some end the session that they come in.
    const { code } = await person.call("GET", "/currentUser");
    if (code !== "success") person = await lab.register(`largest-${worsts.length}`);
  },
  300_000,
);

it("tells the worst of all", () => {
  const sorted = [...worsts].sort((a, b) => b.longestMs - a.longestMs);
  expect(sorted.length).toBe(chosen.length);
  const line = ({ row, body, longestMs, moreMb, status }: Worst) =>
    `| \`${row}\` | ${body} | ${longestMs} | ${moreMb} | ${status} |`;
  if (report !== undefined)
    writeFileSync(
      report,
      `| row | worst body | longest stop, ms | memory, MB | answer |\n| --- | --- | --- | --- | --- |\n${sorted.map(line).join("\n")}\n`,
    );
});
