import { type Browser, chromium, type Page } from "playwright-core";
import { translateIn } from "../packages/e2e/src/phrases.ts";
import { signIn as signInByPage } from "../packages/e2e/src/steps.ts";
import { type DemoLab, withDemoLab } from "./workbench.ts";

/** Texts of the product on a page of the benchmark. */
export const say = translateIn("en-US");

export interface DemoPage extends DemoLab {
  readonly browser: Browser;
  /** Signed in as the demo lab's owner, in English. */
  readonly page: Page;
}

/** The product's own page in a real browser, for as long as `use` works with it. */
export const withDemoPage = <T>(use: (lab: DemoPage) => Promise<T>): Promise<T> =>
  withDemoLab(async (lab) => {
    const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
    const args = ["--no-sandbox", "--disable-gpu"];
    const browser = await chromium.launch({ executablePath, headless: true, args });
    try {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: lab.product.address, viewport });
      await context.addInitScript(() => localStorage.setItem("yy-locale", "en-US"));
      // What tsx compiles names its functions by a helper that the page lacks.
      await context.addInitScript("globalThis.__name = (made) => made");
      // As long as a busy machine takes.
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      await signInByPage(page, say, "owner@demo.lab");
      return await use({ ...lab, browser, page });
    } finally {
      await browser.close();
    }
  });
