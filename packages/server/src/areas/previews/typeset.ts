import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { formulaToTypst } from "./formula-to-typst.ts";
import { isPrintablePicture } from "./reading/check-picture.ts";

/** A document for the typesetter: our program, its content as data, and its images. */
export interface Typesetting {
  /** Typst; it reads `sys.inputs.data` as JSON. Never contains user input. */
  readonly program: string;
  readonly data: string;
  /** By the file names used in the program, e.g. `/1.svg`. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  /** In LaTeX; the program finds those that can be set in `sys.inputs.formulas`, by their LaTeX. */
  readonly formulas?: readonly string[];
  /** A PDF by default; `svg` is a drawing of the first page. */
  readonly form?: "pdf" | "svg";
}

const require = createRequire(import.meta.url);
/** A folder that does not exist: the program can only read the files it is given. */
const WORKSPACE = "/typesetting";

type Compiler = import("@myriaddreamin/typst-ts-node-compiler").NodeCompiler;
let kept: Compiler | undefined;

const openCompiler = (): Compiler => {
  const { NodeCompiler } =
    require("@myriaddreamin/typst-ts-node-compiler") as typeof import("@myriaddreamin/typst-ts-node-compiler");
  const fonts = dirname(require.resolve("@expo-google-fonts/noto-sans-sc/package.json"));
  const fontPaths = ["400Regular", "700Bold"].map((weight) => join(fonts, weight));
  return NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] });
};

/** A document with more formulas prints the others as their source. */
const MOST_FORMULAS = 1_000;

/** Formulas as Typst's math. Each is tried alone: one that cannot be set would fail the whole document. */
const readFormulas = (compiler: Compiler, formulas: readonly string[]): Record<string, string> => {
  const mainFileContent = 'eval(sys.inputs.formula, mode: "math")';
  const settable = [...new Set(formulas)].slice(0, MOST_FORMULAS).flatMap((latex) => {
    const formula = formulaToTypst(latex);
    if (formula === null) return [];
    const { result } = compiler.compile({ mainFileContent: `#${mainFileContent}`, inputs: { formula } });
    return result === null ? [] : [[latex, formula] as const];
  });
  return Object.fromEntries(settable);
};

/** A document, or which image cannot be printed; null if it is none of them alone. */
export type Typeset =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly picture: string | null; readonly said: string };

/**
 * Lays a document out as PDF or SVG, with its Chinese fonts embedded. Runs in a process: native code may crash it.
 */
export const typeset = ({ program, data, pictures, formulas = [], form = "pdf" }: Typesetting): Typeset => {
  for (const [picture, bytes] of Object.entries(pictures))
    if (!isPrintablePicture(bytes)) return { ok: false, picture, said: "a picture beyond bounds" };
  kept ??= openCompiler();
  const compiler = kept;
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(WORKSPACE + name, Buffer.from(bytes));
  const inputs = { data, formulas: JSON.stringify(readFormulas(compiler, formulas)) };
  const compiled = compiler.compile({ mainFileContent: program, inputs });
  const found = compiled.result;
  if (found === null) {
    const error = compiled.takeError();
    const said = error === null ? "" : JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2_000);
    return { ok: false, picture: null, said };
  }
  try {
    const bytes =
      form === "svg"
        ? new TextEncoder().encode(compiler.plainSvg(found))
        : new Uint8Array(compiler.pdf(found));
    return { ok: true, bytes };
  } catch (error) {
    // An image is only decoded now, and the decoder throws on invalid data.
    return { ok: false, picture: null, said: String(error).slice(0, 2_000) };
  } finally {
    compiler.evictCache(10);
  }
};
