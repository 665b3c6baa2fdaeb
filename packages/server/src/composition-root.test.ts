import { followedKinds, notificationKindNames, webhookEvents } from "@benchleaf/contract";
import { expect, it } from "vitest";
import * as everyArea from "./areas.ts";

const all = Object.values(everyArea);

it("every kind of notification is sent by some area", () => {
  const declared = new Set(all.flatMap(({ notificationRules: notices }) => notices.map(({ kind }) => kind)));
  expect(notificationKindNames.filter((kind) => !declared.has(kind))).toEqual([]);
});

it("every event that a webhook can subscribe to is sent by some area", () => {
  const declared = new Set(all.flatMap(({ webhookEvents: outside }) => outside.map(({ name }) => name)));
  expect(webhookEvents.filter((name) => !declared.has(name))).toEqual([]);
});

it("for every kind of work that pages follow some area defines who is notified", () => {
  const declared = all.flatMap(({ followers }) => Object.keys(followers));
  expect(declared.sort()).toEqual([...followedKinds].sort());
});
