import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filesArea } from "../../areas/files/files.area.tsx";
import { loadBrand } from "../brand.ts";
import { features, visibleFeatures } from "../features.ts";
import { HelpMenu } from "../guidance/help-menu.tsx";
import { queryClient } from "../queries.ts";
import { session } from "../session.ts";
import { draw, openPage, place, press } from "../test-support/flat.tsx";
import { showEarlierToast } from "../toasts/show-earlier-toast.ts";
import { toasts } from "../toasts/toast-store.ts";
import { AreasContext } from "./areas-context.ts";
import { LeftMenu } from "./left-menu.tsx";
import { RoutesContext } from "./routes-context.ts";
import { TeamMenu } from "./team-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

vi.mock("antd", async (original) =>
  (await import("../test-support/flat.tsx")).flatAntd(await original<object>()),
);
vi.mock("@tanstack/react-router", async (original) =>
  (await import("../test-support/flat.tsx")).flatRouter(await original<object>()),
);

type Config = Record<string, unknown>;
const plain: Config = { brandNames: {}, languages: ["zh-CN", "zh-TW", "en-US"] };
/** Mocked responses by address; others succeed without data. */
let answers: Record<string, unknown> = {};
const refusal = (code: string, message = "") => ({ code, message });

const kept = new Map<string, string>();
const configure = async (config: Config): Promise<void> => {
  answers["/app/global/config"] = { code: "success", data: { ...plain, ...config } };
  await loadBrand();
};
const said = (): string[] => toasts.get().flatMap((toast) => ("text" in toast ? [toast.text] : []));
const enter = (authorities: readonly string[] = []) =>
  session.set({
    user: {
      userId: "2",
      ownerId: "1",
      tenantId: "7",
      tenantName: "Lab A",
      name: "Ann",
      email: "ann@lab.test",
      authorities,
      roles: [],
      singleTenant: false,
    },
    csrfToken: "token",
  } as unknown as NonNullable<ReturnType<typeof session.get>>);

beforeEach(async () => {
  answers = {};
  kept.clear();
  toasts.set([]);
  place.pathname = "/homepage";
  vi.stubGlobal("fetch", async (address: string) => {
    const body = answers[address.replace(/\?.*/, "")] ?? { code: "success", data: {} };
    return new Response(JSON.stringify(body), { status: (body as Config).code === "success" ? 200 : 400 });
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  await openPage(["signIn", "common"]);
  enter();
});
afterEach(() => {
  queryClient.clear();
  features.set(new Set());
  visibleFeatures.set(new Set());
  vi.unstubAllGlobals();
});

test("a language is chosen where the installation has more than one", async () => {
  await configure({});
  expect(draw(<UserMenu />)).toContain("繁體中文");
  await configure({ languages: ["zh-CN", "en-US"] });
  expect(draw(<UserMenu />)).not.toContain("繁體中文");
  expect(draw(<UserMenu />)).toContain("English");
  await configure({ languages: ["en-US"] });
  expect(draw(<UserMenu />)).not.toContain("English");
});

test("the menu has the installation's logo, else the product's", async () => {
  await configure({});
  expect(draw(<LeftMenu />)).toContain('src="/favicon.svg"');
  await configure({ menuLogo: "/house/menu.png" });
  expect(draw(<LeftMenu />)).toContain('src="/house/menu.png"');
});

test("the trash is in the menu of users who can delete", () => {
  const menu = () =>
    draw(
      <RoutesContext value={filesArea.routes}>
        <LeftMenu />
      </RoutesContext>,
    );
  enter(["PROJECT_READ"]);
  expect(menu()).not.toContain("/personal/trash");
  enter(["PROJECT_READ", "SYSTEM_LIMIT_DELETED"]);
  expect(menu()).toContain('href="/personal/trash"');
});

test("the team's page is offered where MENU_TEAM_INFO is shown", () => {
  draw(<TeamMenu />);
  expect(() => press("Team")).toThrow("nothing to press");
  visibleFeatures.set(new Set(["MENU_TEAM_INFO"]));
  draw(<TeamMenu />);
  press("Team");
  expect(place.navigate).toHaveBeenCalledWith({ to: "/team" });
});

test("help leads to the manual and the support that the installation names, and of plasmids where they are", async () => {
  const links = () => draw(<HelpMenu />).match(/<a /g);
  await configure({});
  expect(links()).toHaveLength(1);
  await configure({ docUrl: "https://lab.test/manual/" });
  expect(links()).toHaveLength(2);
  await configure({
    docUrl: "https://lab.test/manual/",
    supportUrl: "https://lab.test/help",
    plasmidsGuidance: "https://lab.test/plasmids",
  });
  place.pathname = "/sequence/7";
  const menu = draw(<HelpMenu />);
  for (const address of ["manual/sequence", "help", "plasmids"])
    expect(menu).toContain(`href="https://lab.test/${address}"`);
  place.pathname = "/project";
  expect(draw(<HelpMenu />)).not.toContain("plasmids");
});

test("help leads to the guide's page for the page that is open, in a new tab", async () => {
  await configure({});
  const menu = () =>
    draw(
      <AreasContext value={[filesArea]}>
        <HelpMenu />
      </AreasContext>,
    );
  place.pathname = "/personal/trash";
  expect(menu()).toContain('href="/open/guide/trash" target="_blank"');
  place.pathname = "/nowhere";
  expect(menu()).toContain('href="/open/guide" target="_blank"');
});

const teams = [
  { tenantId: "7", tenantName: "Lab A", status: "normal" },
  { tenantId: "8", tenantName: "Lab B", status: "normal" },
];

test("another team is gone on in as a new page, which says so", async () => {
  queryClient.setQueryData(["teams"], teams);
  answers["/app/currentUser"] = { code: "success", data: { csrfToken: "new" } };
  draw(<TeamMenu />);
  press("Lab B");
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith("/homepage"), 60_000);
  expect(said()).toEqual([]);
  const next = { success: vi.fn() };
  const words = (key: string, { team }: Record<string, unknown> = {}) => `${key} ${team}`;
  showEarlierToast(words, next, "Lab B");
  expect(next.success).toHaveBeenCalledWith("shell.teamSwitched Lab B");
  showEarlierToast(words, next, "Lab B");
  expect(next.success).toHaveBeenCalledOnce();
});

test("a team that is not entered leaves one where one is, and says why", async () => {
  queryClient.setQueryData(["teams"], teams);
  answers["/app/currentUser"] = refusal("tenant.made.up", "This team has moved away.");
  draw(<TeamMenu />);
  press("Lab B");
  await vi.waitFor(() => expect(said()).toEqual(["This team has moved away."]), 60_000);
  expect(location.assign).not.toHaveBeenCalled();
});

test("who signs out comes to the sign-in page, which says so", async () => {
  draw(<UserMenu />);
  press("Sign out");
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith("/login"), 60_000);
  expect([...kept.values()]).toContain("signedOut");
});

test("a sign-out that fails says so, and the page stays", async () => {
  answers["/app/logout"] = refusal("made.up", "The server is counting cells.");
  draw(<UserMenu />);
  press("Sign out");
  await vi.waitFor(() => expect(said()).toHaveLength(1), 60_000);
  expect(said()[0]).toBe("Couldn’t sign out: The server is counting cells.");
  expect(location.replace).not.toHaveBeenCalled();
});
