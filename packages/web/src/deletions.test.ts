import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as contract from "@benchleaf/contract";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(root, name), "utf8") }));

interface Row {
  readonly method: string;
  readonly path: string;
}
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;
const isDeletion = ({ method, path }: Row): boolean =>
  method === "DELETE" || (method === "POST" && /\/(remove|erase)$/.test(path));

/** Each row that deletes, as the web calls it, e.g. `tasksApi.removeTask`. */
const deletions = Object.entries(contract)
  .filter(([name]) => name.endsWith("Api"))
  .flatMap(([name, rows]) =>
    Object.entries(rows as object).map(([key, row]) => ({ called: `${name}.${key}`, row: row as unknown })),
  )
  .filter((one): one is { called: string; row: Row } => isRow(one.row) && isDeletion(one.row));

/** The functions or hooks of other modules that send a row, each with the files that use it. */
const usersOf = (called: string): string[] => {
  const users = new Set<string>();
  const callers = sources.filter(({ text }) => new RegExp(`\\b${called.replace(".", "\\.")}\\b`).test(text));
  for (const { name, text } of callers) {
    if (name.endsWith(".tsx")) {
      users.add(name);
      continue;
    }
    const before = text.slice(0, text.indexOf(called));
    const exported = [...before.matchAll(/^export const (\w+)/gm)].at(-1);
    if (exported?.[1] === undefined) continue;
    // A hook of several changes gives each a name.
    const member = [
      ...before.slice(exported.index).matchAll(/^ +(?:const )?(\w+)(?: =|:) use(?:Mutation|Change)\w*\(/gm),
    ].at(-1);
    for (const other of sources)
      if (
        other.name !== name &&
        [exported[1], member?.[1] ?? ""].every((word) => new RegExp(`\\b${word}\\b`).test(other.text))
      )
        users.add(other.name);
  }
  return [...users].filter((name) => name.endsWith(".tsx")).sort();
};

/** One click creates or restores these again: the loss is stated with each. */
const madeAgain: Readonly<Record<string, string>> = {
  "areas/equipment/parts/device-training.tsx": "who is trained is entered again",
  "areas/equipment/pages/my-bookings.page.tsx": "one waits again, at the end",
  "areas/inspection/pages/setting.page.tsx": "a stand-in is entered again",
  "areas/labels/scan/record-codes.tsx": "a code is scanned again",
  "shared/subjects/subject-links.tsx": "a link is made again",
  "shared/files/sharing/shared-people.tsx": "a file is shared again",
  "areas/eln/pages/eln-list.page.tsx": "a page goes to the trash",
  "areas/inventory/pages/material.page.tsx": "what a filter holds is in the address, and saved again",
  "areas/samples/parts/sample-filters.tsx": "what a filter holds is in the address, and saved again",
  "kernel/filters/saved-filters.tsx": "what a filter holds is in the address, and saved again",
  "areas/warehouses/parts/member-list.tsx": "somebody is added again",
};
/** These use something else of the same hook, or ask in a dialog of their own. */
const asksItself: Readonly<Record<string, string>> = {
  "areas/files/parts/erase-dialog.tsx": "a dialog that counts what goes",
  "areas/literature/pages/chat.page.tsx": "begins conversations",
  "areas/literature/chat/message-view.tsx": "judges answers",
  "areas/models/parts/model-use-dialog.tsx": "reads what was sent to a model",
};

describe("permanent deletion asks for confirmation", () => {
  it("knows the rows that delete", () => expect(deletions.length).toBeGreaterThan(35));

  it.each(deletions.map(({ called }) => called))("%s", (called) => {
    const silent = usersOf(called).filter((name) => {
      const { text } = sources.find((one) => one.name === name)!;
      return !/\bConfirm(Dialog|Button)\b/.test(text) && !(name in madeAgain) && !(name in asksItself);
    });
    expect(silent).toEqual([]);
  });

  it("excuses no file that is gone", () => {
    const names = new Set(sources.map(({ name }) => name));
    expect(
      [...Object.keys(madeAgain), ...Object.keys(asksItself)].filter((name) => !names.has(name)),
    ).toEqual([]);
  });
});
