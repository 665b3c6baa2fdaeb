import { beforeAll, expect, it, vi } from "vitest";
import { preferences } from "../preferences.ts";
import { draw, openPage, press } from "../test-support/flat.tsx";
import { Chart } from "./chart.tsx";
import { ofDays, ofHours, ofParts } from "./test-support/sample-charts.ts";

vi.mock("antd", async (original) => {
  const { flatAntd } = await import("../test-support/flat.tsx");
  return flatAntd(await original());
});
const saved = vi.hoisted(() => vi.fn());
vi.mock("../client.ts", async (original) => ({ ...(await original<object>()), saveBlob: saved }));

beforeAll(async () => {
  preferences.set({ ...preferences.get(), locale: "en-US" });
  await openPage(["common", "charts"]);
});

it("is a picture that says what it shows, and nothing of it is read twice", () => {
  const html = draw(<Chart data={ofDays([3, 5], [0, 0])} />);
  expect(html).toContain(
    'role="img" aria-label="Work. Made: 8 total, maximum 5 (Nov 30, 2026), minimum 3 (Nov 29, 2026), latest 5 (Nov 30, 2026). Saved: 0 throughout."',
  );
  expect(html).toMatch(/role="img"[^>]*><div aria-hidden="true"[^>]*><\/div><\/div>/);
  expect(html).not.toContain("<table");
});

it("is one figure where there is one value, without a picture to take along", () => {
  const html = draw(<Chart data={ofParts({ Sequence: 74_700 })} />);
  expect(html).toContain("<strong>74.7 kB</strong>");
  expect(html).not.toContain('role="img" aria-label="Storage');
  expect(html).not.toContain("PNG");
  expect(html).toContain("CSV");
});

it("says why there is nothing", () => {
  expect(draw(<Chart data={ofHours([null, null])} />)).toContain("No values in this range.");
  const none = draw(<Chart data={ofParts({})} />);
  expect(none).toContain("No data yet.");
  expect(none).not.toContain("CSV");
  expect(draw(<Chart data={ofParts({})} emptyText="Upload a file first." />)).toContain(
    "Upload a file first.",
  );
});

it("has the heading of the level that its page asks for", () => {
  expect(draw(<Chart data={ofDays([3, 5])} />)).toMatch(/<h2[^>]*>Work<\/h2>/);
  expect(draw(<Chart data={ofDays([3, 5])} headingLevel={3} />)).toMatch(/<h3[^>]*>Work<\/h3>/);
});

it("leaves as CSV with its numbers, under its title", async () => {
  draw(<Chart data={ofDays([3, null])} />);
  press("CSV");
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), 60_000);
  const [blob, name] = saved.mock.calls[0] as [Blob, string];
  expect(name).toBe("Work.csv");
  // The byte order mark of UTF-8, before it is removed when the text is read.
  expect(await blob.text()).toBe("Day,Made\r\n2026-11-29,3\r\n2026-11-30,\r\n");
});
