import { describe, expect, it } from "vitest";
import { isProgram, RecentVisits } from "./recent-visits.ts";

const minutes = 60_000;

describe("visits", () => {
  it("begin once, until somebody has been away for half an hour", () => {
    const visits = new RecentVisits();
    expect(visits.begins("ann", "1", 0)).toBe(true);
    expect(visits.begins("ann", "1", 20 * minutes)).toBe(false);
    expect(visits.begins("ann", "2", 20 * minutes)).toBe(true);
    expect(visits.begins("bob", "1", 20 * minutes)).toBe(true);
    expect(visits.begins("ann", "1", 45 * minutes)).toBe(false);
    expect(visits.begins("ann", "1", 80 * minutes)).toBe(true);
  });

  it("are forgotten by the oldest where very many come", () => {
    const visits = new RecentVisits();
    for (let visitor = 0; visitor <= 20_000; visitor++) visits.begins(String(visitor), "1", visitor);
    expect(visits.begins("20000", "1", 20_001)).toBe(false);
    expect(visits.begins("0", "1", 20_001)).toBe(true);
  });
});

it("takes no program for a person", () => {
  const browser =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
  expect(isProgram(browser)).toBe(false);
  for (const program of [
    "",
    "curl/8.5",
    "Mozilla/5.0 (compatible; Googlebot/2.1)",
    "Slackbot-LinkExpanding 1.0",
  ])
    expect(isProgram(program), program).toBe(true);
});
