import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, sequenceRows, signIn } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const english = translateIn("en-US");

describe("the libraries", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  savePagesOfFailure(() => [person?.page]);

  const dialog = (name: string) => person.page.getByRole("dialog", { name });
  const listed = (name: string) => person.page.getByRole("table").getByRole("button", { name, exact: true });
  const option = (name: string) =>
    person.page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .filter({ hasText: name })
      .first();

  it("open at the plasmids, of which one is a file of the team", async () => {
    const { page } = person;
    await page.goto("/sequence/library");
    // No one has entered one yet: what is shipped is there, rather than nothing.
    await page.waitForURL(/\/sequence\/library\/plasmid\?scope=public$/);
    await listed("pAG25").waitFor();
    await buttonOf(page, say("biolibrary.create")).first().click();
    const form = dialog(say("biolibrary.new-plasmid"));
    await typeInto(form.getByLabel(say("biolibrary.sequence"), { exact: true }), "pUC19");
    await option("pUC19").click();
    await typeInto(form.getByLabel(say("biolibrary.resistance")), "AmpR");
    await typeInto(form.getByLabel(say("biolibrary.backbone")), "pUC");
    await buttonOf(form, say("biolibrary.save")).click();
    await page.waitForURL(/\/sequence\/library\/plasmid\?scope=private$/);
    await listed("pUC19").waitFor();
    await page.getByText("2,686 bp").waitFor();
    await savePicture(page, "library-plasmid-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  it("show next to the field what the rules reject, and existing entries", async () => {
    const { page } = person;
    await page.getByRole("link", { name: say("biolibrary.primer"), exact: true }).click();
    await buttonOf(page, say("biolibrary.create")).first().click();
    const form = dialog(say("biolibrary.new-primer"));
    await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), "M13/pUC");
    await typeInto(form.getByLabel(say("biolibrary.bases")), "GTAAAACGA");
    await buttonOf(form, say("biolibrary.save")).click();
    await form.getByText(/条目名称不能包含/).waitFor();
    await form.getByText(/序列过短/).waitFor();
    await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), "M13 fwd");
    await typeInto(form.getByLabel(say("biolibrary.bases")), "GTAAAACGACGGCCAGT");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(form, say("biolibrary.save")).click();
    await listed("M13 fwd").waitFor();
    await form.waitFor({ state: "hidden" });
    await buttonOf(page, say("biolibrary.create")).first().click();
    await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), "m13 FWD");
    await typeInto(form.getByLabel(say("biolibrary.bases")), "CAGGAAACAGCTATGAC");
    person.takeProblems();
    await buttonOf(form, say("biolibrary.save")).click();
    await page
      .getByText(/库中已有同名条目/)
      .first()
      .waitFor();
    expect(person.takeProblems()).toEqual([expect.stringContaining("409 POST")]);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
  });

  const steps = (kind: "primer" | "feature" | "plasmid") =>
    dialog(say("tables.importTitle", { kind: say(`tables.kind-${kind}`) }));
  const verdict = (good: number, present: number, bad: number) =>
    say("tables.verdict", { good, present, bad });

  it("take a pasted table in: columns mapped, a marked cell corrected, rows found in the library", async () => {
    const { page } = person;
    await buttonOf(page, say("biolibrary.import")).click();
    const form = steps("primer");
    const table = [
      "oligo\tseq 5'-3'\t用途",
      "M13 fwd\tGTAAAACGACGGCCAGT\t测序",
      "T7/pro\tTAATACGACTCACTATAGGG\t测序",
      "SP6\tATTTAGG\t转录",
      "T3\tGCAATTAACCCTCACTAAAGG\t测序",
    ].join("\n");
    await typeInto(form.getByLabel(say("tables.paste")), table);
    await buttonOf(form, say("tables.usePasted")).click();
    await form.getByText(say("tables.found", { count: 4 })).waitFor();
    await choose(page, form.getByLabel(`${say("tables.becomes")} 用途`), "描述");
    await savePicture(page, "table-columns-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(form, say("tables.check")).click();
    await form.getByText(verdict(2, 1, 1)).waitFor();
    const marked = form.getByLabel(say("tables.cell", { row: 4, column: "序列" }));
    await form.getByText(/序列过短/).waitFor();
    expect(await marked.getAttribute("aria-invalid")).toBe("true");
    await savePicture(page, "table-check-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await typeInto(marked, "ATTTAGGTGACACTATAG");
    await buttonOf(form, say("tables.checkAgain")).click();
    await form.getByText(verdict(3, 1, 0)).waitFor();
    await buttonOf(form, say("tables.write", { count: 3 })).click();
    await form.getByText(say("tables.done", { written: 3 })).waitFor();
    await savePicture(page, "table-done-zh-light");
    // The other one of that name is the cross.
    await buttonOf(form, say("tables.close")).last().click();
    await form.waitFor({ state: "hidden" });
    await listed("T7-pro").waitFor();
    await listed("SP6").waitFor();
  });

  it("take a file of sequences in, of which each record is a row", async () => {
    const { page } = person;
    await buttonOf(page, say("biolibrary.import")).click();
    const form = steps("primer");
    const record = (name: string, letters: string) =>
      `LOCUS       ${name} ${letters.length} bp DNA linear\nORIGIN\n        1 ${letters}\n//\n`;
    const text = record("lacZ", "gtaaaacgacggccagtgaa") + record("stump", "acgt");
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "oligos.gb", mimeType: "text/plain", buffer: Buffer.from(text) });
    await buttonOf(form, say("tables.check")).click();
    await form.getByText(verdict(1, 0, 1)).waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
  });

  it("share the selection, export a table that can be imported unchanged, and delete it after confirmation", async () => {
    const { page } = person;
    await page.getByRole("checkbox", { name: say("biolibrary.chooseOne", { name: "SP6" }) }).check();
    await buttonOf(page, say("digest.shareSet")).click();
    await listed("SP6").waitFor({ state: "detached" });
    await page
      .getByRole("radiogroup", { name: say("biolibrary.scope") })
      .getByText(say("digest.scopeShared"))
      .click();
    await listed("SP6").waitFor();
    await buttonOf(page, say("sequences.export")).click();
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV" }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe("引物.csv");
    expect(await readFile(await csv.path(), "utf8")).toMatch(
      /^\uFEFF名称,序列,描述,订单号,Tm（°C）\r\nSP6,ATTTAGGTGACACTATAG,转录,,\d+(\.\d+)?\r\n$/,
    );
    await buttonOf(page, say("sequences.export")).click();
    const [workbook] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Excel (XLSX)" }).click(),
    ]);
    await page.getByRole("checkbox", { name: say("biolibrary.chooseAll") }).check();
    await buttonOf(page, say("biolibrary.remove")).click();
    await buttonOf(dialog(say("biolibrary.removeTitle", { number: 1 })), say("biolibrary.remove")).click();
    await page.getByText(say("biolibrary.empty")).waitFor();
    // What was exported as a workbook can be imported again.
    await buttonOf(page, say("biolibrary.import")).click();
    const form = steps("primer");
    const buffer = await readFile(await workbook.path());
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "primers.xlsx", mimeType: "application/octet-stream", buffer });
    await buttonOf(form, say("tables.check")).click();
    await form.getByText(verdict(1, 0, 0)).waitFor();
    await buttonOf(form, say("tables.write", { count: 1 })).click();
    await form.getByText(say("tables.done", { written: 1 })).waitFor();
    await buttonOf(form, say("tables.close")).last().click();
    await listed("SP6").waitFor();
  });

  it("hold what belongs to a project alone", async () => {
    const { page } = person;
    await page
      .getByRole("radiogroup", { name: say("biolibrary.scope") })
      .getByText(say("digest.scopeProject"), { exact: true })
      .click();
    await page.getByText(say("biolibrary.projectHelp")).waitFor();
    await choose(page, page.getByLabel(say("biolibrary.project"), { exact: true }), say("projects.personal"));
    await page.waitForURL(/scope=project&projectId=\d+/);
    await buttonOf(page, say("biolibrary.create")).first().click();
    const form = dialog(say("biolibrary.new-primer"));
    await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), "only here");
    await typeInto(form.getByLabel(say("biolibrary.bases")), "GTAAAACGACGGCCAGTCC");
    await buttonOf(form, say("biolibrary.save")).click();
    await listed("only here").waitFor();
    await savePicture(page, "library-project-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  it.skipIf(!hasTestData)("take the features of a published plasmid", async () => {
    const { page } = person;
    await page.goto("/sequence/library/feature");
    await buttonOf(page, say("biolibrary.import")).click();
    const form = steps("feature");
    await form.locator("input[type=file]").setInputFiles(testData("sequences/genbank_plasmid/pBAD30.gb"));
    await buttonOf(form, say("tables.check")).click();
    await form.getByRole("button", { name: /^导入 \d+ 行$/ }).click();
    await form.getByText(/已导入 \d+ 行/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("table").getByRole("row").nth(1).waitFor();
  });

  it("make a sequence of one's own from a shipped plasmid", async () => {
    const { page } = person;
    await page.goto("/sequence/library/plasmid?scope=public&search=pUC19");
    await page.getByRole("button", { name: "pUC19", exact: true }).click();
    await dialog("pUC19")
      .getByRole("region", { name: say("sequences.mapPane") })
      .waitFor();
    await savePicture(page, "plasmid-card-zh-light");
    await buttonOf(dialog("pUC19"), say("biolibrary.makeSequence")).click();
    await page.getByRole("heading", { level: 1, name: "pUC19" }).waitFor();
    await page.getByText("2,686 bp", { exact: true }).first().waitFor();
    await sequenceRows(page).focus();
    await page.keyboard.press("Alt+Shift+Y");
    const choice = dialog(say("sequences.insertPlasmid").replace("…", ""));
    await typeInto(choice.getByRole("combobox"), "pUPD2");
    await page.keyboard.press("Enter");
    await savePicture(page, "insert-plasmid-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(choice, say("sequences.insert")).click();
    await page.getByText("5,376 bp", { exact: true }).first().waitFor();
    await page.keyboard.press("Control+Z");
    await page.getByText("2,686 bp", { exact: true }).first().waitFor();
  });

  it("show where a primer of the library binds in a project, and the editor opens there", async () => {
    const { page } = person;
    await page.goto("/sequence/library/primer");
    await listed("M13 fwd").click();
    const card = dialog("M13 fwd");
    await choose(
      page,
      card.getByLabel(say("biolibrary.placesProject"), { exact: true }),
      say("projects.personal"),
    );
    await buttonOf(card, say("biolibrary.placesFind")).click();
    const place = card.getByRole("row").filter({ hasText: "17 nt" }).first();
    await place.waitFor();
    await savePicture(page, "primer-places-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await place.getByRole("link").click();
    await page.waitForURL(/\/sequence\/\d+\?range=\d+\.\.\d+$/);
    await sequenceRows(page).waitFor();
    await expect
      .poll(() => page.getByRole("region", { name: say("sequences.statusLine") }).textContent())
      .toContain("17 bp");
  });

  it("call a shipped set by its name in the reader's language", async () => {
    const { page } = person;
    await page.goto("/sequence/library/enzyme?scope=public");
    await listed(say("digest.preset-1")).click();
    const set = dialog(say("digest.preset-1"));
    expect(await set.getByLabel(say("biolibrary.name"), { exact: true }).inputValue()).toBe(
      say("digest.preset-1"),
    );
    expect(await set.getByLabel(say("biolibrary.description")).count()).toBe(0);
  });

  it("take an enzyme of one's own, which cuts beside those of the catalogue", async () => {
    const { page } = person;
    await page.goto("/sequence/library/enzyme");
    await buttonOf(page, say("biolibrary.newEnzyme")).first().click();
    const form = dialog(say("biolibrary.newEnzyme"));
    const name = form.getByLabel(say("biolibrary.name"), { exact: true });
    await typeInto(name, "EcoRI");
    await typeInto(form.getByLabel(say("biolibrary.ownSite"), { exact: true }), "GAATTCGAGCTC");
    await buttonOf(form, say("biolibrary.save")).click();
    await form.getByText(/库中已有同名条目/).waitFor();
    await form.getByText(say("biolibrary.ownFault", { limit: 100 })).waitFor();
    await typeInto(name, "LabI");
    await typeInto(form.getByLabel(say("biolibrary.ownCutTop")), "1");
    await typeInto(form.getByLabel(say("biolibrary.ownCutBottom")), "11");
    await form.getByText("5′ G^AATTCGAGCTC 3′").waitFor();
    await form.getByText("3′ CTTAAGCTCGA^G 5′").waitFor();
    await savePicture(page, "library-own-enzyme-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(form, say("biolibrary.save")).click();
    await listed("LabI").waitFor();
    await page.getByText("G^AATTCGAGCTC", { exact: true }).waitFor();
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19" }).first().click();
    await page.getByRole("group", { name: /pUC19/ }).first().waitFor();
    await buttonOf(page, say("digest.open")).click();
    const dock = page.getByRole("region", { name: say("digest.title") });
    const lane = dock.getByRole("combobox", { name: say("digest.enzymesOfLane", { number: 1 }) });
    await typeInto(lane, "LabI");
    await option("LabI")
      .filter({ hasText: say("digest.times", { count: 1 }) })
      .click();
    await page.keyboard.press("Escape");
    await dock.getByRole("table").getByText("2,686").first().waitFor();
  });

  it("know the enzymes of a shipped set, in English and in the dark", async () => {
    const other = await lab.open({ locale: "en-US" });
    await other.context.addInitScript(() => {
      if (origin !== "null") localStorage.setItem("yy-theme", "dark");
    });
    await signIn(other.page, english, demo.member);
    await other.page.goto("/sequence/library/enzyme?scope=public");
    await other.page.getByRole("button", { name: /^Golden Gate/ }).click();
    const facts = other.page.getByRole("region", { name: english("biolibrary.enzymeFacts") });
    await facts.getByText("GGTCTC (1/5)").first().waitFor();
    await savePicture(other.page, "library-enzyme-en-dark");
    await expect.poll(() => findBarriers(other.page)).toEqual([]);
    await facts.getByRole("link", { name: /^BsaI/ }).click();
    await other.page.getByRole("heading", { name: "BsaI", level: 1 }).waitFor();
    await other.page.getByText("5′ GGTCTCN^NNNN 3′").waitFor();
    await other.page.getByRole("cell", { name: "rCutSmart Buffer" }).waitFor();
    await savePicture(other.page, "library-one-enzyme-en-dark");
    await expect.poll(() => findBarriers(other.page)).toEqual([]);
    await other.page.getByRole("link", { name: "Eco31I", exact: true }).first().click();
    await other.page.getByRole("heading", { name: "Eco31I", level: 1 }).waitFor();
    await other.page.goto("/sequence/library/feature?scope=public&search=lac");
    await other.page.getByRole("table").getByRole("row").nth(3).waitFor();
    await savePicture(other.page, "library-feature-en-dark");
    await expect.poll(() => findBarriers(other.page)).toEqual([]);
    expect(other.takeProblems()).toEqual([]);
    await other.context.close();
  });

  it("have calculators beside them", async () => {
    const { page } = person;
    const answer = page.getByRole("status").filter({ hasText: say("calculators.takeStock") });
    await page.goto("/sequence");
    await page.getByRole("link", { name: say("sequences.tools") }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: say("sequences.tool-dilution"), exact: true })
      .click();
    await page.waitForURL(/\/sequence\/tools\/dilution$/);
    await answer.getByText("5 µL", { exact: true }).waitFor();
    await answer.getByText("45 µL", { exact: true }).waitFor();
    await typeInto(page.getByLabel(say("calculators.wanted"), { exact: true }), "200");
    await page.getByText(say("calculators.stockTooThin")).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.getByRole("link", { name: say("toolbox.allTools") }).click();
    await page.getByRole("link", { name: say("sequences.tool-letters"), exact: true }).click();
    await typeInto(page.getByLabel(say("calculators.bases")), ">insert\n1 ATGC xx");
    await page.getByText("GCAT", { exact: true }).waitFor();
    await page.getByText(say("calculators.readLetters", { read: "4 nt" })).waitFor();
    await page.getByText(say("toolbox.removed-bases_other", { number: "2" })).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});
