import { expect, test } from "vitest";
import { Failure, isConnectionFailure, openEnvelope } from "./failure.ts";

const failureOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error("no failure");
};

const headOf =
  (headers: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    headers[name] ?? null;

test("gives the data of a success", () => {
  expect(openEnvelope({ code: "success", data: { id: "7" } }, 200, headOf({}))).toEqual({ id: "7" });
});

test("a problem keeps its code, data, status and request id", () => {
  const problem = { code: "projectFile.locked", message: "Locked", data: { holder: "Ada" } };
  const failure = failureOf(() =>
    openEnvelope(problem, 409, headOf({ "x-request-id": "r2", "retry-after": "12" })),
  );
  expect(failure).toMatchObject({
    code: "projectFile.locked",
    message: "Locked",
    data: { holder: "Ada" },
    status: 409,
    requestId: "r2",
    retryAfter: 12,
  });
});

test.each([null, "<html>", [], { data: 1 }, { code: 7 }])(
  "an answer of another kind is a failure: %j",
  (answer) => {
    expect(failureOf(() => openEnvelope(answer, 502, headOf({}))).code).toBe("client.answer");
  },
);

test("waiting helps when the server is away, not when it refuses", () => {
  expect(isConnectionFailure(new Failure("client.offline", ""))).toBe(true);
  expect(isConnectionFailure(new Failure("system.error", "", { status: 503 }))).toBe(true);
  expect(isConnectionFailure(new Failure("client.answer", "", { status: 502 }))).toBe(true);
  expect(isConnectionFailure(new Failure("client.answer", "", { status: 200 }))).toBe(false);
  expect(isConnectionFailure(new Failure("source.busy", "", { status: 503 }))).toBe(false);
  expect(isConnectionFailure(new Failure("permission.denied", "", { status: 403 }))).toBe(false);
});
