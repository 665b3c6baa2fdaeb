import { beforeEach, expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { formatError } from "./format-error.ts";
import { checksOf } from "./sign-in/checks.ts";
import { draw, openPage } from "./test-support/flat.tsx";
import { toasts } from "./toasts/toast-store.ts";
import { type Toasts, useToasts } from "./toasts/use-toasts.ts";
import { type Translate, useTranslation } from "./translation.ts";

let t: Translate;
let say: Toasts;
const Page = () => {
  t = useTranslation();
  say = useToasts();
  return null;
};

beforeEach(async () => {
  await openPage(["signIn", "common"]);
  toasts.set([]);
  draw(<Page />);
});

const GENERAL = "Something went wrong. Try again.";

test("a code is shown in our words, an unknown one in the server's, and one without words in general ones", () => {
  expect(formatError(t, new Failure("user.email.invalid", "邮箱", { status: 400 }))).toBe(
    "This email address isn’t valid. Check it and try again.",
  );
  expect(formatError(t, new Failure("made.up", "Too many cells.", { status: 400 }))).toBe("Too many cells.");
  expect(formatError(t, new Failure("made.up", "", { status: 500 }))).toBe(GENERAL);
  expect(formatError(t, new TypeError("x is undefined"))).toBe(GENERAL);
});

test("a failed request is shown over the page; a cancelled one is not", () => {
  say.failure(new DOMException("stopped", "AbortError"));
  expect(toasts.get()).toEqual([]);
  say.failure(new Failure("made.up", "", { status: 500 }));
  expect(toasts.get()).toMatchObject([{ tone: "failure", text: GENERAL }]);
});

test("a sign-in needs a password, a new one a strong password", () => {
  const { password, newPassword } = checksOf(t);
  expect(password("")).toBe("Enter your password");
  expect(password("x")).toBeNull();
  expect(newPassword("")).toBe("Enter your password");
  expect(newPassword("x")).not.toBeNull();
});
