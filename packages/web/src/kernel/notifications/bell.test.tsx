import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries.ts";
import { session } from "../session.ts";
import { draw, openPage } from "../test-support/flat.tsx";
import { Bell } from "./bell.tsx";

beforeEach(async () => {
  await openPage(["signIn", "common"]);
  session.set({
    user: { userId: "2", tenantStatus: "normal" },
    csrfToken: "token",
  } as unknown as NonNullable<ReturnType<typeof session.get>>);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("of %i unread ones the bell shows %s", (total, shown) => {
  queryClient.setQueryData(["notifications", "unread"], { total });
  const badge = draw(<Bell />).replace(/<[^>]*>/g, "");
  expect(badge).toBe(shown);
});
