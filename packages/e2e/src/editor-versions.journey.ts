import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import {
  buttonOf,
  createSequence,
  demo,
  save,
  signIn,
  statusLine,
  typeAtStart,
  waitForLength,
} from "./steps.ts";

const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(10);

describe("versions of a sequence", () => {
  const lab = openLab();
  let owner: Person;
  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    await signIn(owner.page, translateIn("en-US"), demo.owner);
  });
  const open = async (locale: Locale = "en-US") => ({
    ...(await lab.again(owner, { locale })),
    say: translateIn(locale),
  });

  it.each(variantsOf<Locale>("en-US", "zh-CN", "zh-TW"))(
    "are compared, drawn with what came of what, and found by address in %s",
    async (locale) => {
      const { page, context, say, takeProblems } = await open(locale);
      await createSequence(page, say, "versions", letters);
      await typeAtStart(page, "TTT");
      await save(page, say, 2);
      await buttonOf(page, say("sequences.history")).click();
      const history = page.getByRole("dialog", { name: say("sequences.history") });
      const one = say("sequences.versionNumber", { version: 1 });
      await history.getByRole("button", { name: `${say("sequences.compare")} ${one}` }).click();
      const comparison = history.getByRole("region", {
        name: say("sequences.compareTitle", { from: 1, to: 2 }),
      });
      await comparison.getByRole("button", { name: "TTT" }).click();
      await statusLine(page, say)
        .getByText(
          say("sequences.statusSelection", { range: say("sequences.range", { first: "1", last: "3" }) }),
        )
        .waitFor();
      await savePicture(page, `compare ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(comparison, say("sequences.compareBack")).click();
      await buttonOf(history, say("sequences.versionRestore")).click();
      await buttonOf(
        page.getByRole("dialog", { name: say("sequences.restoreTitle", { version: 1 }) }),
        say("sequences.versionRestore"),
      ).click();
      await waitForLength(page, say, letters.length);
      await buttonOf(page, say("sequences.history")).click();
      await history.getByText(say("files.restoredFrom", { version: 1 })).waitFor();
      await savePicture(page, `lineage ${locale}`);
      expect(takeProblems()).toEqual([]);
      const address = new URL(page.url()).pathname;
      await page.goto(`${address}?version=9`);
      await page.getByText(say("sequences.versionGone", { version: 9 })).waitFor();
      await page.goto(`${address}?crispr=true&crisprFileVersion=2&crisprTaskId=7`);
      await page.getByText(say("sequences.readOnlyVersion", { version: 2 })).waitFor();
      await context.close();
    },
  );

  it("are autosaved, described in words, and announced to another tab", async () => {
    const { page, context, say } = await open();
    await context.clock.install();
    await createSequence(page, say, "in passing", letters);
    const other = await context.newPage();
    await other.goto(page.url());
    await waitForLength(other, say, letters.length);
    await other.getByText(say("sequences.otherTab")).waitFor();
    await page.getByText(say("sequences.otherTab")).waitFor();
    await page.bringToFront();
    await typeAtStart(page, "AC");
    await statusLine(page, say).getByText(say("sequences.stateUnsavedAuto")).waitFor();
    // Twenty seconds of rest, without the waiting.
    await context.clock.fastForward(21_000);
    await statusLine(page, say)
      .getByText(/^Autosaved/)
      .waitFor();
    await buttonOf(page, say("sequences.saveWithMessage")).waitFor();
    await other.getByText(say("sequences.newerTab", { version: 2 })).waitFor();
    await buttonOf(other, say("sequences.newerShow")).click();
    await waitForLength(other, say, letters.length + 2);
    await context.close();
  });

  it("are locked for others while somebody holds the lock, who is named", async () => {
    const say = translateIn("en-US");
    await owner.page.goto("/sequence");
    await owner.page.getByRole("link", { name: "pUC19" }).first().click();
    await buttonOf(owner.page, say("sequences.lock")).click();
    await owner.page.getByText(say("sequences.lockedNow")).first().waitFor();
    const member = await lab.open({ locale: "en-US" });
    await signIn(member.page, say, demo.member);
    await member.page.goto(new URL(owner.page.url()).pathname);
    await member.page.getByText(/Demo Owner locked this sequence/).waitFor();
    await statusLine(member.page, say).getByText(say("sequences.stateReadOnly")).waitFor();
    await member.page.getByText(say("sequences.othersHere", { names: "Demo Owner" })).waitFor();
    // The first user, who does nothing, sees the others arrive, start to edit, and leave.
    const { page } = owner;
    await page.getByText(say("sequences.othersHere", { names: "Demo Member" })).waitFor();
    await savePicture(member.page, "locked");
    expect(await findBarriers(member.page)).toEqual([]);
    await buttonOf(owner.page, say("sequences.unlock")).click();
    await owner.page.getByText(say("sequences.unlockedNow")).first().waitFor();
    // The page updates by itself, and shows the same when it is opened again.
    await buttonOf(member.page, say("sequences.lock")).waitFor();
    await member.page.reload();
    await buttonOf(member.page, say("sequences.lock")).waitFor();
    await typeAtStart(member.page, "AC");
    await page.getByText(say("sequences.othersEditing", { names: "Demo Member" })).waitFor();
    await member.context.close();
    await page
      .getByText(say("sequences.othersEditing", { names: "Demo Member" }))
      .waitFor({ state: "hidden" });
  });

  it("are exported in other formats, after a report of what those cannot contain", async () => {
    const { page, context, say } = await open("zh-CN");
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19" }).first().click();
    await buttonOf(page, say("sequences.export")).click();
    await page.getByRole("menuitem", { name: say("sequences.format-fasta") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(say("sequences.loss-features-lost")).waitFor();
    await savePicture(page, "losses");
    const fasta = page.waitForEvent("download");
    await buttonOf(dialog, say("sequences.lossExport")).click();
    expect((await fasta).suggestedFilename()).toBe("pUC19.fasta");
    await buttonOf(page, say("sequences.export")).click();
    const genbank = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: say("sequences.format-genbank") }).click();
    expect((await genbank).suggestedFilename()).toBe("pUC19.gb");
    await context.close();
  });
});
