import type { PicturePage } from "./picture-page.tsx";
import styles from "./print.module.css";

/** Prints pages alone, each on a sheet of its own, whatever else the window shows. Ends when the print is over. */
export const printPages = (pages: readonly PicturePage[]): Promise<void> => {
  const sheets = document.createElement("div");
  sheets.className = styles.sheets ?? "";
  for (const { svg, width, height } of pages) {
    const sheet = document.createElement("div");
    sheet.className = `${styles.sheet} ${width > height ? styles.wide : ""}`;
    sheet.append(svg);
    sheets.append(sheet);
  }
  document.body.append(sheets);
  return new Promise((resolve) => {
    addEventListener(
      "afterprint",
      () => {
        sheets.remove();
        resolve();
      },
      { once: true },
    );
    print();
  });
};
