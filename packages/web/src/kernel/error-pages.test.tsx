import { beforeEach, expect, test, vi } from "vitest";
import ForbiddenPage from "../areas/accounts/pages/forbidden.page.tsx";
import { Broken, Forbidden, NotFound } from "./error-pages.tsx";
import { Failure } from "./failure.ts";
import { draw, openPage, place, press } from "./test-support/flat.tsx";
import { UseAComputer } from "./use-a-computer.tsx";

vi.mock("../ui/plain-button.tsx", async () => (await import("./test-support/flat.tsx")).flatButton);
vi.mock("@tanstack/react-router", async (original) =>
  (await import("./test-support/flat.tsx")).flatRouter(await original<object>()),
);

beforeEach(async () => {
  place.pathname = "/nowhere";
  place.back.mockClear();
  await openPage(["signIn", "common"]);
});

test("403 says that a permission is missing, and leads to the homepage", () => {
  for (const page of [draw(<Forbidden />), draw(<ForbiddenPage />)]) {
    expect(page).toContain(">403<");
    expect(page).toContain("No permission");
    expect(page).toContain("permission to open this page.");
    expect(page).toContain('href="/homepage"');
  }
});

test("404 leads to the homepage and one page back", () => {
  expect(draw(<NotFound />)).toContain('href="/homepage"');
  press("Back");
  expect(place.back).toHaveBeenCalledOnce();
});

test("404 of an open page leads one page back only", async () => {
  place.pathname = "/open/share/7";
  await openPage(["signIn", "common"]);
  expect(draw(<NotFound />)).not.toContain("/homepage");
  press("Back");
  expect(place.back).toHaveBeenCalledOnce();
});

test("500 apologises, goes back, and recovers", () => {
  const reset = vi.fn();
  const page = draw(<Broken error={new Failure("made.up", "", { requestId: "r-17" })} reset={reset} />);
  expect(page).toContain(">500<");
  expect(page).toContain("Sorry, something went wrong");
  expect(page).toContain("r-17");
  press("Back");
  expect(place.back).toHaveBeenCalledOnce();
  expect(reset).not.toHaveBeenCalled();
  press("Recover");
  expect(reset).toHaveBeenCalledOnce();
  expect(place.invalidate).toHaveBeenCalledOnce();
});

test("small devices are led to the projects", () => {
  expect(draw(<UseAComputer />)).toContain('href="/project"');
});
