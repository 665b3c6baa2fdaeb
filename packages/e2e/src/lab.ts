import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject } from "vitest";
import { launchBrowser, openFor, type Person, savePictureOfFailure } from "./browser.ts";
import type { Locale } from "./phrases.ts";
import { borrowProduct, type LentProduct } from "./product-pool.ts";
import { type Product, startProduct } from "./start-product.ts";

/**
 * The lab of a file or a description: the product in its state after the first start, which no other journey uses
 * meanwhile, and a browser.
 */
export interface Lab {
  readonly product: Product;
  readonly browser: Browser;
  /** A user with their own computer and language. */
  open(options?: Options): Promise<Person>;
  /** The same person at one more computer, where they are signed in already. */
  again(person: Person, options?: Options): Promise<Person>;
}
type Options = Parameters<typeof openFor>[2];

let shared: Promise<Browser> | undefined;

/** One browser a worker: each journey has contexts of its own in it. One that has ended is started again. */
const browserOfWorker = async (): Promise<Browser> => {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launchBrowser();
  return shared;
};

/** Expected refusals are checked by tests; any other failure is an error. */
const isRefusal = (problem: string): boolean => /^4\d\d /.test(problem);

export function openLab(
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
  // Without data it starts for the first time, as where another demo lab is wished for.
  data: () => string | undefined = () => inject("preparedData"),
): Lab {
  let product: (Product & Partial<Pick<LentProduct, "giveBack">>) | undefined;
  let hasFailed = false;
  let browser: Browser | undefined;
  const built = <T>(part: T | undefined): T => {
    if (!part) throw new Error("the lab stands from beforeAll on");
    return part;
  };
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      hasFailed = true;
    });
  });
  beforeAll(async () => {
    const own = typeof settings === "function" ? await settings() : settings;
    const isUsual = Object.keys(own).length === 0 && data() === inject("preparedData");
    product = isUsual ? await borrowProduct() : await startProduct(own, data(), inject("productsFolder"));
    browser = await browserOfWorker();
  });
  const people: Person[] = [];
  afterAll(async () => {
    const unread = people.flatMap(({ takeProblems }) => takeProblems()).filter((one) => !isRefusal(one));
    // The browser is reused for the worker's next journey; the pages of this one are closed.
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await (product?.giveBack?.(!hasFailed) ?? product?.remove());
    expect(unread, "problems that no test of this journey has looked at").toEqual([]);
  });
  const open = async (options?: Options) => {
    const person = await openFor(built(browser), built(product).address, options);
    people.push(person);
    return person;
  };
  return {
    get product() {
      return built(product);
    },
    get browser() {
      return built(browser);
    },
    open,
    again: async (person, options) => {
      const next = await open(options);
      await next.context.addCookies(await person.context.cookies());
      return next;
    },
  };
}

/** Keeps how the pages stood when a test of this description failed. */
export function savePagesOfFailure(pages: () => readonly (Page | undefined)[], locale?: Locale): void {
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async ({ task }) => {
      for (const [index, page] of pages().entries())
        if (page)
          await savePictureOfFailure(page, [task.name, locale, index || ""].filter(Boolean).join(" "));
    });
  });
}

/** Each test of this description is on the one before it: after a failure the others are left out. */
export function goStepByStep(pages: () => readonly (Page | undefined)[], locale?: Locale): void {
  let hasFailed = false;
  beforeEach(({ skip, onTestFailed }) => {
    skip(hasFailed, "an earlier step failed");
    onTestFailed(() => {
      hasFailed = true;
    });
  });
  savePagesOfFailure(pages, locale);
}
