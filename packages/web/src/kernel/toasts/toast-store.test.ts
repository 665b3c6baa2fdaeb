import { beforeEach, expect, test } from "vitest";
import { closeToast, showToast, toasts } from "./toast-store.ts";

const said = (id: string) => ({ id, tone: "success", text: id }) as const;
const shown = () => toasts.get().map(({ id }) => id);

beforeEach(() => toasts.set([]));

test("the newest four are shown, a repeated one once, as the newest", () => {
  for (const id of ["a", "b", "c", "d", "e", "c"]) showToast(said(id));
  expect(shown()).toEqual(["b", "d", "e", "c"]);
});

test("one is closed and the others stay", () => {
  for (const id of ["a", "b"]) showToast(said(id));
  closeToast("a");
  closeToast("unknown");
  expect(shown()).toEqual(["b"]);
});
