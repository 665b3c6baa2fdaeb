import type { Locale } from "@benchleaf/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { queryClient } from "../queries.ts";
import { loadPhrases, type PhrasePart, setLocale } from "../translation.ts";

/**
 * Pages and menus without a browser: popups are rendered within the page, and clickable elements are found by their
 * text. A test file that uses it begins with `vi.mock("antd", async (original) => (await
 * import("…/test-support/flat.tsx")).flatAntd(await original()))`, and the same with `flatRouter` for
 * `@tanstack/react-router`.
 */
interface Item {
  readonly key?: string;
  readonly label?: ReactNode;
  readonly children?: readonly Item[];
}
interface Menu {
  readonly items: readonly (Item | null)[];
  readonly onClick: (event: { key: string }) => void;
}

const presses = new Map<string, () => void>();

const wordsOf = (node: ReactNode): string =>
  renderToStaticMarkup(node)
    .replace(/<[^>]*>/g, "")
    .trim();

const FlatItems = ({ items, onClick }: Menu) => (
  <ul>
    {items.map((item, at) => {
      if (item === null) return null;
      const { key = String(at), label, children } = item;
      presses.set(wordsOf(label), () => onClick({ key }));
      return (
        <li key={key}>
          {label}
          {children && <FlatItems items={children} onClick={onClick} />}
        </li>
      );
    })}
  </ul>
);

const Dropdown = ({ menu, children }: { menu: Menu; children: ReactNode }) => (
  <>
    {children}
    <FlatItems {...menu} />
  </>
);

interface ModalProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  readonly zIndex?: number;
}
const Modal = ({ title, children, footer, zIndex }: ModalProps) => (
  <section data-layer={zIndex}>
    <h2>{title}</h2>
    {children}
    {footer}
  </section>
);

const Button = ({ children, onClick }: { children?: ReactNode; onClick?: () => void }) => {
  if (onClick) presses.set(wordsOf(children), onClick);
  return <button type="button">{children}</button>;
};

/** antd with menus and dialogs rendered in place. */
export const flatAntd = (antd: object) => ({ ...antd, Dropdown, Modal, Button });

/** The same for the button of pages that do without antd, instead of `ui/plain-button.tsx`. */
export const flatButton = { PlainButton: Button };

/** Where the flat page is, and what it did to go elsewhere. */
export const place = {
  pathname: "/homepage",
  navigate: vi.fn(async () => undefined),
  back: vi.fn(),
  invalidate: vi.fn(async () => undefined),
};

const Link = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** The router of a page that stays at `place`. */
export const flatRouter = (router: object) => ({
  ...router,
  Link,
  useNavigate: () => place.navigate,
  useLocation: () => ({ pathname: place.pathname }),
  useBlocker: () => ({ status: "idle" }),
  useRouter: () => ({ history: { back: place.back }, invalidate: place.invalidate }),
});

/** A browser window as far as rendering uses it, with these texts. */
export const openPage = async (parts: readonly PhrasePart[], locale: Locale = "en-US"): Promise<void> => {
  vi.stubGlobal("document", {
    cookie: "x-visitor-id=abc",
    documentElement: { lang: "" },
    querySelector: () => null,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 Firefox/140.0" });
  vi.stubGlobal("location", {
    pathname: place.pathname,
    search: "",
    assign: vi.fn(),
    replace: vi.fn(),
    reload: vi.fn(),
  });
  await loadPhrases(...parts);
  await setLocale(locale);
};

/** An element as HTML. */
export const draw = (element: ReactNode): string => {
  presses.clear();
  return renderToStaticMarkup(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);
};

/** Presses what was last drawn with these words. */
export const press = (words: string): void => {
  const act = presses.get(words);
  if (!act) throw new Error(`nothing to press says “${words}”: ${[...presses.keys()].join(", ")}`);
  act();
};
