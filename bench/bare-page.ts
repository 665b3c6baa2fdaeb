import type { Browser } from "playwright-core";

const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Shift: 8 };
const KEY_CODES: Readonly<Record<string, number>> = { Enter: 13, End: 35, Home: 36 };
const WAIT_MS = 120_000;
const BETWEEN_LOOKS_MS = 50;

/**
 * A page that only loads addresses and receives keys. The pages of the driver store and decode every response for its
 * debugger, on the page's main thread: work that no user's page does, and that would be included in the measurement.
 */
export interface BarePage {
  goTo(address: string): Promise<void>;
  /** Keys one after the other as the driver writes them, e.g. `"Control+Shift+u"`. */
  press(...keys: string[]): Promise<void>;
  /** Inserts text at the caret at once. */
  insert(text: string): Promise<void>;
  /** What a function of the page gives, its promise awaited. It sees nothing but its argument. */
  ask<T, A = undefined>(question: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** Until a function of the page gives something that holds. @throws after two minutes, with `what` */
  until<A = undefined>(what: string, question: (argument: A) => unknown, argument?: A): Promise<void>;
}

const keyEvents = (key: string): readonly object[] => {
  const parts = key.split("+");
  const name = parts.at(-1) ?? "";
  const modifiers = parts.slice(0, -1).reduce((sum, part) => sum + (MODIFIERS[part] ?? 0), 0);
  const isLetter = /^[a-z]$/i.test(name);
  const writes = isLetter && (modifiers & 3) === 0;
  const event = {
    key: name,
    code: isLetter ? `Key${name.toUpperCase()}` : name,
    windowsVirtualKeyCode: KEY_CODES[name] ?? name.toUpperCase().charCodeAt(0),
    modifiers,
  };
  const text = name === "Enter" ? "\r" : writes ? name : undefined;
  return [
    { ...event, type: text === undefined ? "rawKeyDown" : "keyDown", ...(text && { text }) },
    { ...event, type: "keyUp" },
  ];
};

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Opens a page in a context that the driver does not know. */
export async function openBarePage(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  const { targetId } = await session.send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    ...size,
  });
  const { sessionId } = await session.send("Target.attachToTarget", { targetId });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on("Target.receivedMessageFromTarget", ({ sessionId: from, message }) => {
    const answer = JSON.parse(message) as Answer;
    if (from === sessionId && answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((settle) => waiting.set(id, settle));
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  const evaluated = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };
  // What tsx compiles names its functions by a helper that the page lacks.
  const asked = (question: unknown, argument: unknown) =>
    `(globalThis.__name ??= (made) => made, (${question})(${JSON.stringify(argument)}))`;
  return {
    ask: async (question, argument) => (await evaluated(asked(question, argument))) as never,
    goTo: async (url) => void (await send("Page.navigate", { url })),
    async press(...keys) {
      for (const event of keys.flatMap(keyEvents)) await send("Input.dispatchKeyEvent", event);
    },
    insert: async (text) => void (await send("Input.insertText", { text })),
    async until(what, question, argument) {
      const latest = performance.now() + WAIT_MS;
      // Between two documents there is no one to ask.
      const holds = `Boolean(${asked(question, argument)})`;
      while (!(await evaluated(holds).catch(() => false))) {
        if (performance.now() > latest) throw new Error(`never came: ${what}`);
        await new Promise((wake) => setTimeout(wake, BETWEEN_LOOKS_MS));
      }
    },
  };
}
