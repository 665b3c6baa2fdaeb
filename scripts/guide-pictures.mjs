// Takes the screenshots of the user guide from the demo lab: `node scripts/guide-pictures.mjs [name …]`.
// Writes docs/guide/pictures/<language>/<name>.webp, 1200 pixels wide. Pages in zh-TW use those of zh-CN.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { register } from "tsx/esm/api";
import { findBrowser } from "./find-browser.mjs";
import { fromRoot } from "./lib/project.mjs";

const PORT = process.env.PORT ?? "4913";
const address = `http://127.0.0.1:${PORT}`;
const SIZE = { width: 1200, height: 750 };
/** Small if the text stays sharp, otherwise somewhat larger. */
const attempts = [
  ...[0.8, 0.7, 0.6, 0.5, 0.4].map((quality) => ({ quality, most: 38_000 })),
  ...[0.6, 0.5, 0.4, 0.3, 0.2].map((quality) => ({ quality, most: 58_000 })),
];
const languages = ["zh-CN", "en-US"];
const wanted = process.argv.slice(2);
/** Lossless, to look at. */
const originals = fromRoot(".cache", "guide-pictures");
mkdirSync(originals, { recursive: true });

/** The first link of a page whose address matches. */
async function firstLink(page, list, pattern, text) {
  await open(page, list);
  await page.waitForFunction(
    (source) => [...document.links].some((one) => new RegExp(source).test(one.getAttribute("href"))),
    pattern.source,
  );
  const links = await page.$$eval("a[href]", (found) =>
    found.map((link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent ?? "" })),
  );
  const matching = links.filter(({ href }) => pattern.test(href));
  const link = matching.find((one) => text && one.text.includes(text)) ?? matching[0];
  if (!link) throw new Error(`${list} has no link ${pattern}`);
  return link.href;
}

async function open(page, to) {
  await page.goto(address + to, { waitUntil: "domcontentloaded" });
  await page.locator("main, h1").first().waitFor();
  // Requests that follow others: a page is still when nothing has arrived for a second.
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on("response", note);
  while (Date.now() - last < 1_000) await page.waitForTimeout(100);
  page.off("response", note);
  await page.waitForTimeout(700);
}

const follow = (list, pattern, text) => async (page) =>
  open(page, await firstLink(page, list, pattern, text));
const project = (tab) => async (page) => {
  const first = await firstLink(page, "/project", /^\/project\/\d+/);
  await open(page, `${first.match(/^\/project\/\d+/)[0]}/${tab}`);
};
const store = (kind, tab) => async (page) => {
  const first = await firstLink(page, `/${kind}`, new RegExp(`^/${kind}/\\d+`));
  await open(page, `${first.match(/^\/\w+\/\d+/)[0]}/${tab}`);
};

/** Changes something as the signed-in owner. */
async function send(page, method, to, body) {
  await page.evaluate(
    async ([verb, address, content]) => {
      const { data } = await (await fetch("/app/currentUser")).json();
      const headers = { "content-type": "application/json", "x-csrf-token": data.csrfToken };
      const answer = await fetch(`/app${address}`, { method: verb, headers, body: content });
      if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`);
    },
    [method, to, JSON.stringify(body)],
  );
}

const questions = {
  "en-US": ["How long does the heat shock take?", "The heat shock took 45 s at 42 degrees C."],
  "zh-CN": ["热激（heat shock）需要多长时间？", "热激在 42 degrees C 下进行 45 s。"],
};

/** A paper, a question about it, and the answer of a model with its source opened. */
async function askPaper(page, say, language) {
  register();
  const { smallPaper } = await import("../packages/e2e/src/small-paper.ts");
  const { startModelServer } = await import("../packages/server/src/test-support/model-server.ts");
  const model = await startModelServer();
  const [question, reply] = questions[language];
  model.setAnswer(({ messages }) => {
    const { passages } = JSON.parse(messages.at(-1).content);
    const { id } = passages.find(({ text }) => text.includes("45 s"));
    return `${reply} [${id}|performed at 42 degrees C for 45 s]`;
  });
  const setting = { baseUrl: model.baseUrl, model: "answer", sending: "all", monthlyLimit: null };
  await open(page, "/library/literature");
  await send(page, "PUT", "/models/setting", { ...setting, maxAnswerTokens: 500, key: "none" });
  await page
    .getByRole("button", { name: say("literature/papers", "import") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const paper = smallPaper("A rapid heat shock protocol");
  await dialog.locator('input[type="file"]').first().setInputFiles(paper);
  await dialog.getByText(paper.name).waitFor();
  await dialog.getByRole("button", { name: say("literature/papers", "start"), exact: true }).click();
  await dialog.getByRole("link", { name: paper.name }).click();
  await page.getByText(say("literature/papers", "extraction-read"), { exact: true }).waitFor();
  await page
    .getByRole("button", { name: say("literature/papers", "askAi") })
    .first()
    .click();
  await page.waitForURL(/literature\/ai/);
  await page.getByRole("textbox", { name: say("literature/paper-chat", "ask") }).fill(question);
  await page.keyboard.press("Enter");
  await page.locator("button[aria-pressed]").filter({ hasText: /^1$/ }).first().click();
  await page.locator('[data-color="source"]').first().waitFor();
  await page.waitForTimeout(1_500);
  await model.close();
}

/** How to reach what a picture shows. */
const pictures = {
  home: "/homepage",
  members: "/settings/users",
  project: project("dashboard"),
  files: project("file"),
  tasks: project("tasks"),
  approvals: "/homepage/audit",
  notebook: follow("/eln", /^\/eln\/\d+$/),
  sequences: "/sequence",
  editor: follow("/sequence", /^\/sequence\/\d+/, "pEGFP-N1"),
  digest: async (page, say) => {
    await follow("/sequence", /^\/sequence\/\d+/, "pEGFP-N1")(page);
    await page
      .getByRole("button", { name: say("sequences/digest", "open") })
      .first()
      .click();
    await page.waitForTimeout(3_000);
  },
  cloning: follow("/sequence/cloning", /^\/sequence\/cloning\/\d+/),
  alignment: follow("/sequence/alignment", /^\/sequence\/alignment\/\d+$/),
  crispr: follow("/sequence/crispr", /^\/sequence\/\d+/),
  library: "/sequence/library/primer",
  warehouse: store("sample", "manage"),
  materials: store("inventory", "material"),
  samples: store("sample", "view"),
  "book-a-device": "/equipment/reservation",
  inspection: follow("/inspection/list", /^\/inspection\/detail\/\d+/),
  "inspection-fill": "/inspection/task",
  literature: "/library",
  "literature-ai": askPaper,
  "audit-trail": "/settings/trail",
};

async function startProduct(folder, language) {
  const config = path.join(folder, "config.json");
  writeFileSync(
    config,
    JSON.stringify({ languages: [language, ...languages.filter((one) => one !== language)] }),
  );
  const child = spawn(process.execPath, [fromRoot("scripts/start.mjs")], {
    env: {
      ...process.env,
      ...{ PORT, DATA_DIR: path.join(folder, "data"), DEMO: "1", GLOBAL_CONFIG: config },
      RATE_LIMIT_PER_MINUTE: "0",
      REACHES_PRIVATE: "true",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("the product ended");
    await new Promise((wake) => setTimeout(wake, 500));
  }
  return child;
}

/** A PNG as WebP of limited size; the browser is the encoder. */
async function toWebp(page, png) {
  for (const { quality, most } of attempts) {
    const encoded = await page.evaluate(
      async ([source, rate]) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${source}`;
        await picture.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [picture.width, picture.height];
        canvas.getContext("2d").drawImage(picture, 0, 0);
        return canvas.toDataURL("image/webp", rate).split(",")[1];
      },
      [png.toString("base64"), quality],
    );
    const bytes = Buffer.from(encoded, "base64");
    if (bytes.length <= most) return bytes;
  }
  throw new Error("too large at any quality");
}

/** The name of a button, from the file of its phrases. */
function phraseOf(language, file, key) {
  const text = readFileSync(fromRoot(`packages/phrases/src/${language}/${file}.ts`), "utf8");
  return new RegExp(`^  "?${key}"?: "(.+)",$`, "m").exec(text)[1];
}

async function takeAll(browser, language) {
  const folder = mkdtempSync(path.join(tmpdir(), "benchleaf-guide-"));
  const product = await startProduct(folder, language);
  try {
    const target = fromRoot("docs/guide/pictures", language);
    mkdirSync(target, { recursive: true });
    const context = await browser.newContext({
      viewport: SIZE,
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    await context.addInitScript((locale) => localStorage.setItem("yy-locale", locale), language);
    const page = await context.newPage();
    const encoder = await (await browser.newContext()).newPage();
    const data = { username: "owner@demo.lab", password: "Benchleaf1" };
    const answer = await context.request.post(`${address}/app/passwordLogin`, { data });
    if (!answer.ok()) throw new Error(`sign-in answered ${await answer.text()}`);
    await open(page, "/homepage");
    const say = (file, key) => phraseOf(language, file, key);
    for (const [name, how] of Object.entries(pictures)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      try {
        await (typeof how === "string" ? open(page, how) : how(page, say, language));
        const png = await page.screenshot();
        writeFileSync(path.join(originals, `${language}-${name}.png`), png);
        const bytes = await toWebp(encoder, png);
        writeFileSync(path.join(target, `${name}.webp`), bytes);
        console.log(`${language} ${name}: ${bytes.length} bytes`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${language} ${name}: ${error.message}`);
      }
    }
  } finally {
    product.kill("SIGTERM");
    if (product.exitCode === null) await once(product, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const language of languages) await takeAll(browser, language);
} finally {
  await browser.close();
}
