import { checksum, readSequences } from "@benchleaf/bio";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn } from "./phrases.ts";
import { buttonOf, createSequence, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const name = "pOpen";
const searchPath = "popen-1";
const description = "Published by a journey";
/** A ring of 1,200 characters without any structure. */
const letters = (() => {
  let state = 9;
  return Array.from({ length: 1_200 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
})();
const sumOf = (sequence: string) => checksum(sequence, { topology: "circular", kind: "dna", strands: 2 });

describe("a plasmid in public", () => {
  const lab = openLab();
  let owner: Person;
  let reader: Person;
  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page, reader?.page]);

  it("is published where the team allows it", async () => {
    const { page } = owner;
    await page.goto("/settings/security");
    await page.getByLabel(say("teams.publishingAllowed")).click();
    await buttonOf(page, say("teams.linksSave")).click();
    await page.getByText(say("teams.saved")).first().waitFor();
    await createSequence(page, say, name, letters);
    await page.getByRole("button", { name: say("annotation.share") }).click();
    const panel = page.getByRole("dialog", { name: say("sharing.titleOf", { name }) });
    await buttonOf(panel, say("sharing.publishMenu")).click();
    const dialog = page.getByRole("dialog", { name: say("sharing.publishTitle", { name }) });
    await typeInto(dialog.getByLabel(say("sharing.publishPath")), searchPath);
    await typeInto(dialog.getByLabel(say("sharing.publishAbout")), description);
    await buttonOf(dialog, say("sharing.publish")).click();
    await panel.getByText(`/open/plasmids/${searchPath}`).waitFor();
  });

  it("is in the list of the team's publications", async () => {
    const page = await owner.context.newPage();
    await page.goto("/sequence");
    await buttonOf(page, say("moleculeList.published")).click();
    await page.waitForURL(/published=1/);
    await page.getByRole("link", { name: `/open/plasmids/${searchPath}` }).waitFor();
    await page.getByRole("link", { name, exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "published sequences");
    await page.close();
  });

  it.each<Locale>(["zh-CN", "en-US"])(
    "is read and downloaded by somebody without an account, in %s",
    async (locale) => {
      const sayHere = translateIn(locale);
      reader = await lab.open({ locale });
      const { page, context } = reader;
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const response = await page.goto(`/open/plasmids/${searchPath}`);
      // Told before any script runs, for those who read without.
      const html = (await response?.text()) ?? "";
      expect(html).toContain(`<title>${name}`);
      expect(html).toContain(description);
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.getByText(description, { exact: true }).waitFor();
      // The same cuts as the map of the editor begins with.
      await page
        .getByRole("region", { name: sayHere("sequences.mapPane") })
        .getByText(/^BamHI/)
        .first()
        .waitFor();
      expect(await page.title()).toBe(name);
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `public plasmid ${locale}`);
      for (const format of ["GenBank", "FASTA"]) {
        const link = page.getByRole("link", { name: sayHere("outside.downloadAs", { format }) });
        const file = await page.request.get((await link.getAttribute("href")) ?? "");
        const read = readSequences(await file.body(), { name: `x.${format === "FASTA" ? "fa" : "gb"}` });
        expect(read.ok && sumOf(read.records[0]!.sequence)).toBe(sumOf(letters));
      }
      await page.getByRole("button", { name: sayHere("outside.copy") }).click();
      await page.getByText(sayHere("outside.copied")).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(`/open/plasmids/${searchPath}`);
    },
  );

  it("shows its manager the number of views, a visit counted once and the team not at all", async () => {
    await reader.page.reload();
    await reader.page.getByRole("heading", { name, level: 1 }).waitFor();
    const page = await owner.context.newPage();
    await page.goto(`/open/plasmids/${searchPath}`);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page.goto("/sequence?published=1");
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
    await row.getByText("2", { exact: true }).waitFor();
    await row.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(/\/sequence\/\d+/);
    await page.getByRole("button", { name: say("annotation.share") }).click();
    const panel = page.getByRole("dialog", { name: say("sharing.titleOf", { name }) });
    await panel.getByText(say("sharing.views", { number: "2" })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "views of what is published");
    await page.close();
  });

  it("is gone for everybody once it is withdrawn", async () => {
    const panel = owner.page.getByRole("dialog", { name: say("sharing.titleOf", { name }) });
    await buttonOf(panel, say("sharing.withdraw")).click();
    const asked = owner.page.getByRole("dialog", { name: say("sharing.withdrawAsk") });
    await buttonOf(asked, say("sharing.withdraw")).click();
    await owner.page.getByText(say("sharing.withdrawn")).first().waitFor();
    const answer = await reader.page.goto(`/open/plasmids/${searchPath}`);
    expect(answer?.status()).toBe(404);
    await reader.page.getByRole("heading", { name: translateIn("en-US")("outside.notPublic") }).waitFor();
  });
});
