/** A piece of a cell's output. */
export type NotebookOutput =
  | { readonly kind: "text"; readonly text: string; readonly isError: boolean }
  | { readonly kind: "picture"; readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string };

export interface NotebookCell {
  readonly kind: "markdown" | "code" | "text";
  readonly source: string;
  /** In which turn it was run; null if it was not. */
  readonly turn: number | null;
  readonly outputs: readonly NotebookOutput[];
}

export interface Notebook {
  readonly language: string;
  readonly cells: readonly NotebookCell[];
  /** Whether something of it was left out. */
  readonly isCut: boolean;
}

const [MOST_CELLS, MOST_OUTPUTS, MOST_LETTERS, MOST_OUTPUT_LETTERS] = [2_000, 200, 400_000, 100_000] as const;
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;
/** What is shown as a picture, the best first; in an image nothing of an SVG runs. */
const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"] as const;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A text, or its lines in a list. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : listOf(value)
        .filter((line) => typeof line === "string")
        .join("");

/** Colours and moves of a terminal, which a page does not make. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const TERMINAL = /\u001b\[[0-9;?]{0,20}[A-Za-z]/g;

const bytesOf = (data: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(data.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
};

/**
 * The cells of a Jupyter notebook as plain data; HTML and scripts in outputs are dropped in favour of their text.
 * Null for other files.
 */
export const notebookOf = (json: string): Notebook | null => {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return null;
  }
  const notebook = fieldsOf(read);
  const cells = notebook.cells ?? fieldsOf(listOf(notebook.worksheets)[0]).cells;
  if (!Array.isArray(cells)) return null;
  let isCut = cells.length > MOST_CELLS;
  let pictureBytes = 0;

  const cut = (text: string, most: number): string => {
    if (text.length <= most) return text;
    isCut = true;
    return text.slice(0, most);
  };
  const say = (text: string, isError = false): NotebookOutput[] => {
    const said = cut(text.replace(TERMINAL, "").replace(/\n+$/, ""), MOST_OUTPUT_LETTERS);
    return said.trim() === "" ? [] : [{ kind: "text", text: said, isError }];
  };
  const show = (data: Fields): NotebookOutput[] | null => {
    const contentType = pictureTypes.find((type) => textOf(data[type]) !== "");
    if (contentType === undefined) return null;
    const drawn = textOf(data[contentType]);
    const bytes = contentType === "image/svg+xml" ? new TextEncoder().encode(drawn) : bytesOf(drawn);
    if (bytes === null) return null;
    pictureBytes += bytes.length;
    if (pictureBytes <= MOST_PICTURE_BYTES) return [{ kind: "picture", bytes, contentType }];
    isCut = true;
    return null;
  };
  const answer = (output: unknown): NotebookOutput[] => {
    const { output_type: type, text, data, ename, evalue, traceback } = fieldsOf(output);
    if (type === "stream") return say(textOf(text), fieldsOf(output).name === "stderr");
    if (type === "error" || type === "pyerr") {
      const trace = listOf(traceback)
        .filter((line) => typeof line === "string")
        .join("\n");
      return say(trace || `${textOf(ename)}: ${textOf(evalue)}`, true);
    }
    const given = isFields(data) ? data : fieldsOf(output);
    return show(given) ?? say(textOf(given["text/plain"] ?? given.text));
  };

  const metadata = fieldsOf(notebook.metadata);
  const language =
    textOf(fieldsOf(metadata.language_info).name) ||
    textOf(fieldsOf(metadata.kernelspec).language) ||
    "python";
  const shown = cells.slice(0, MOST_CELLS).map((value): NotebookCell => {
    const cell = fieldsOf(value);
    const outputs = listOf(cell.outputs);
    if (outputs.length > MOST_OUTPUTS) isCut = true;
    const turn = cell.execution_count ?? cell.prompt_number;
    return {
      kind: cell.cell_type === "code" ? "code" : cell.cell_type === "markdown" ? "markdown" : "text",
      source: cut(textOf(cell.source ?? cell.input), MOST_LETTERS),
      turn: typeof turn === "number" ? turn : null,
      outputs: outputs.slice(0, MOST_OUTPUTS).flatMap(answer),
    };
  });
  return { language: language.toLowerCase(), cells: shown, isCut };
};
