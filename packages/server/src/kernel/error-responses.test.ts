import { type ErrorCode, errorCodes, errorStatus, errorValues, type Locale } from "@benchleaf/contract";
import { errorMessage } from "@benchleaf/phrases";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addErrorHandler } from "./error-responses.ts";
import { Problem } from "./problem.ts";

const locales: readonly Locale[] = ["zh-CN", "zh-TW", "en-US"];
/** Two sets of values: if a text differs between them, it uses its data. */
const valuesOf = (code: ErrorCode, mark: string): Record<string, string> =>
  Object.fromEntries((errorValues[code] ?? []).map((name) => [name, `${mark}-${name}`]));

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  addErrorHandler(app);
  app.get<{ Params: { code: ErrorCode } }>("/:code", ({ params: { code } }) => {
    throw new Problem(code, errorValues[code] && valuesOf(code, "told"));
  });
  await app.ready();
});
afterAll(() => app.close());

const answerOf = async (code: ErrorCode, lang: Locale) => {
  const answer = await app.inject({ url: `/${code}`, headers: { lang } });
  return { status: answer.statusCode, ...answer.json<{ code: string; message: string; data?: object }>() };
};

describe("the message of an answer", () => {
  const naming = errorCodes.filter((code) => errorValues[code] !== undefined);

  it("is looked at for codes that name something", () => {
    expect(naming.length).toBeGreaterThan(25);
  });

  it.each(naming)("of %s holds every value of its data, in each language", async (code) => {
    for (const lang of locales) {
      const { message, status, data } = await answerOf(code, lang);
      expect(status).toBe(errorStatus[code]);
      expect(data).toEqual(valuesOf(code, "told"));
      for (const value of Object.values(valuesOf(code, "told"))) expect(message, lang).toContain(value);
      expect(message, lang).not.toMatch(/\{\{|\}\}/);
      expect(message, lang).toBe(errorMessage(lang, code, valuesOf(code, "told")));
    }
  });

  it("of every code is a sentence without placeholders, another one in each language", async () => {
    for (const code of errorCodes) {
      const messages = await Promise.all(locales.map(async (lang) => (await answerOf(code, lang)).message));
      for (const message of messages) expect(message, code).toMatch(/^[^{}]+$/);
      expect(messages[0], code).not.toBe(messages[2]);
    }
  });
});
