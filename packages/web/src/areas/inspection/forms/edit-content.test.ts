import type { FormContent, FormItem } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { addItem, itemsBefore, moveItem, newItem, newPartId, removeItem, withText } from "./edit-content.ts";

const said = () => ({ "en-US": "OK" });
const empty: FormContent = {
  sections: [
    { id: "one", title: {}, items: [] },
    { id: "two", title: {}, items: [] },
  ],
};
const item = (id: string): FormItem => ({ ...newItem(empty, "text", said), id });
const filled = ["a", "b"].reduce((content, id) => addItem(content, "one", item(id)), empty);
const order = ({ sections }: FormContent) => sections.map(({ items }) => items.map(({ id }) => id));

it("moves an item up and down, over the border of its section, and not beyond the ends", () => {
  expect(order(moveItem(filled, "b", -1))).toEqual([["b", "a"], []]);
  expect(order(moveItem(filled, "b", 1))).toEqual([["a"], ["b"]]);
  expect(order(moveItem(moveItem(filled, "b", 1), "b", -1))).toEqual([["a", "b"], []]);
  expect(order(moveItem(filled, "a", -1))).toEqual([["a", "b"], []]);
});

it("gives ids that no part has", () => {
  const ids = new Set(Array.from({ length: 200 }, () => newPartId(new Set())));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{0,31}$/);
});

it("names what precedes an item, and removes one language of a text", () => {
  expect(itemsBefore(filled, "b").map(({ id }) => id)).toEqual(["a"]);
  expect(itemsBefore(removeItem(filled, "a"), "b")).toEqual([]);
  expect(withText({ "en-US": "x", "zh-CN": "y" }, "en-US", "")).toEqual({ "zh-CN": "y" });
});
