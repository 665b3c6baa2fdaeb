import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A screenshot, and the flaws found in it. */
export interface TakenPicture {
  readonly page: string;
  /** Language, width and theme, as in the heading of its column. */
  readonly column: string;
  readonly file: string;
  readonly flaws: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{font:13px system-ui;margin:16px;background:#eee}table{border-spacing:8px}th{text-align:left}
td{vertical-align:top;background:#fff;padding:4px}img{display:block;height:300px}li{color:#b42318;max-width:480px}`;

/** All pictures on one page: a row a page, a column a language, width and theme. */
export async function writeContactSheet(folder: string, taken: readonly TakenPicture[]): Promise<void> {
  const columns = [...new Set(taken.map(({ column }) => column))];
  const cell = (page: string, column: string): string => {
    const one = taken.find((picture) => picture.page === page && picture.column === column);
    if (!one) return "<td></td>";
    const flaws = one.flaws.map((flaw) => `<li>${escaped(flaw)}</li>`).join("");
    return `<td><a href="${one.file}"><img loading="lazy" src="${one.file}" alt="${escaped(page)}"></a><ul>${flaws}</ul></td>`;
  };
  const rows = [...new Set(taken.map(({ page }) => page))].map(
    (page) => `<tr><th>${escaped(page)}</th>${columns.map((column) => cell(page, column)).join("")}</tr>`,
  );
  const head = columns.map((column) => `<th>${escaped(column)}</th>`).join("");
  const sheet = `<!doctype html><meta charset="utf-8"><title>Benchleaf</title><style>${style}</style><table><tr><th></th>${head}</tr>${rows.join("")}</table>`;
  await writeFile(join(folder, "index.html"), sheet);
}
