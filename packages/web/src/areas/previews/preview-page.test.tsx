import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkAccess } from "../../kernel/gates.ts";
import { queryClient } from "../../kernel/queries.ts";
import { session } from "../../kernel/session.ts";
import { draw, openPage } from "../../kernel/test-support/flat.tsx";
import PreviewPage from "./pages/preview.page.tsx";
import { previewsArea } from "./previews.area.tsx";

const address = { params: { fileType: "sequence" }, search: {} as Record<string, string> };

vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<object>()),
  useParams: () => address.params,
  useSearch: () => address.search,
  Navigate: ({ to }: { to: string }) => `goes to ${to}`,
}));
vi.mock("./previews.queries.ts", async (original) => ({
  ...(await original<object>()),
  useFilePage: (fileId: string) => ({ data: { file: { id: fileId, name: "pUC19", kind: "sequence" } } }),
}));
vi.mock("./parts/file-content.tsx", () => ({
  FileContent: ({ page }: { page: { file: { id: string } } }) => `content of ${page.file.id}`,
}));

beforeEach(async () => {
  await openPage(["signIn", "common", "previews"]);
  address.params = { fileType: "sequence" };
  address.search = { fileId: "17" };
  session.set({ user: { userId: "2" }, csrfToken: "" } as unknown as NonNullable<
    ReturnType<typeof session.get>
  >);
});
afterEach(() => {
  session.set(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("/{fileType}/preview shows the content of a file alone", () => {
  expect(draw(<PreviewPage />)).toContain("content of 17");
});

test("a wrong kind in the URL is corrected, and an unknown file is not found", () => {
  address.params = { fileType: "document" };
  expect(draw(<PreviewPage />)).toContain("goes to /sequence/preview");
  address.search = { fileId: "x" };
  expect(draw(<PreviewPage />)).toBe("goes to /404");
});

test("a guest is redirected to sign in", () => {
  session.set(null);
  expect(draw(<PreviewPage />)).toBe("goes to /login");
});

test("its route has no menu, for users who can read projects", () => {
  const route = previewsArea.routes.find(({ path }) => path === "/$fileType/preview");
  expect(route?.layout).toBe("bare");
  const visitor = {
    roles: [],
    features: new Set<string>(),
    shownFeatures: new Set<string>(),
    isSmallDevice: false,
  };
  expect(checkAccess(route!, { ...visitor, authorities: [] })).toBe("forbidden");
  expect(checkAccess(route!, { ...visitor, authorities: ["PROJECT_READ"] })).toBe("open");
});
