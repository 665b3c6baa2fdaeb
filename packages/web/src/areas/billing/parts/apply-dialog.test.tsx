import { beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../kernel/session.ts";
import { draw, openPage } from "../../../kernel/test-support/flat.tsx";
import { ApplyDialog } from "./apply-dialog.tsx";

vi.mock("antd", async (original) =>
  (await import("../../../kernel/test-support/flat.tsx")).flatAntd(await original<object>()),
);
vi.mock("@tanstack/react-router", async (original) =>
  (await import("../../../kernel/test-support/flat.tsx")).flatRouter(await original<object>()),
);

beforeEach(() => openPage(["signIn", "common", "billing"]));

const dialogOf = (mobile: string | null): string => {
  session.set({
    user: { userId: "2", name: "Ann", email: "ann@lab.test", mobile },
    csrfToken: "",
  } as unknown as NonNullable<ReturnType<typeof session.get>>);
  return draw(
    <ApplyDialog
      module="inventory"
      activation={{ modules: [] } as unknown as Parameters<typeof ApplyDialog>[0]["activation"]}
      onClose={() => undefined}
    />,
  );
};

test("a number is asked for where the account has none, and only there", () => {
  expect(dialogOf(null)).toContain(">Mobile<");
  const known = dialogOf("+8613800138000");
  expect(known).not.toContain(">Mobile<");
  expect(known).toContain('value="Ann"');
});
