import { expect, it, vi } from "vitest";
import { joinTabs } from "./tab-channel.ts";

const join = (name: string) => {
  const listener = { onCount: vi.fn(), onSaved: vi.fn() };
  return { ...listener, tabs: joinTabs(name, listener) };
};

it("notifies each tab of the others, of what they save and that they closed", async () => {
  const first = join("one");
  const second = join("one");
  const elsewhere = join("two");
  await vi.waitFor(() => expect(first.onCount).toHaveBeenLastCalledWith(1), 60_000);
  await vi.waitFor(() => expect(second.onCount).toHaveBeenLastCalledWith(1), 60_000);
  second.tabs.tellSaved(7);
  await vi.waitFor(() => expect(first.onSaved).toHaveBeenCalledWith(7), 60_000);
  expect(second.onSaved).not.toHaveBeenCalled();
  second.tabs.leave();
  await vi.waitFor(() => expect(first.onCount).toHaveBeenLastCalledWith(0), 60_000);
  expect(elsewhere.onCount).not.toHaveBeenCalled();
  first.tabs.leave();
  elsewhere.tabs.leave();
});
