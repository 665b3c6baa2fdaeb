import { expect, it } from "vitest";
import { invitationCodeOf } from "./invitation-code.ts";

it.each([
  ["https://lab.example/i/9-Ab_c", "9-Ab_c"],
  ["  http://localhost:3000/i/9-Ab_c?lang=zh#top ", "9-Ab_c"],
  ["9-Ab_c", "9-Ab_c"],
  ["", null],
  ["come in", null],
  ["https://lab.example/login", null],
])("%s holds %s", (text, code) => {
  expect(invitationCodeOf(text)).toBe(code);
});
