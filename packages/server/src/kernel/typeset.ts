import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A document for the typesetter: a program of ours, what it is to say as data, and the pictures it shows. */
export interface Typesetting {
  /** Typst; it reads `sys.inputs.data` as JSON. Never made of what somebody has written. */
  readonly program: string;
  readonly data: string;
  /** By the names that the program reads them by, e.g. `/1.svg`. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
}

const require = createRequire(import.meta.url);
/** A folder that is nowhere: the program reaches what it was given and nothing else. */
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

/** Lays a document out as PDF, with its Chinese letters embedded. For a thread: it answers when it is done. */
export const typeset = ({ program, data, pictures }: Typesetting): Uint8Array<ArrayBuffer> => {
  kept ??= openCompiler();
  const compiler = kept;
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(WORKSPACE + name, Buffer.from(bytes));
  const compiled = compiler.compile({ mainFileContent: program, inputs: { data } });
  const found = compiled.result;
  if (found === null) {
    const error = compiled.takeError();
    const said = error === null ? "" : JSON.stringify(compiler.fetchDiagnostics(error));
    throw new Error(`a document could not be laid out: ${said.slice(0, 2_000)}`);
  }
  const pdf = new Uint8Array(compiler.pdf(found));
  compiler.evictCache(10);
  return pdf;
};
