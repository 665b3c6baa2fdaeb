import { pdfContent } from "./pdf-drawing.ts";
import { createPdf, pdfText } from "./pdf-file.ts";
import { pdfFonts } from "./pdf-fonts.ts";
import { loadPictureFonts } from "./picture-fonts.ts";
import { lettersOf, type PicturePage } from "./picture-page.tsx";

/** Points of print in a pixel of the screen. */
const POINTS = 0.75;

/** States of opacity that the pages name, written once. */
const opacityStates = () => {
  const names = new Map<string, string>();
  return {
    nameOf(fill: number, stroke: number) {
      const state = `/ca ${fill.toFixed(3)} /CA ${stroke.toFixed(3)}`;
      const name = names.get(state) ?? `G${names.size}`;
      names.set(state, name);
      return name;
    },
    dictionary: () => `<< ${[...names].map(([state, name]) => `/${name} << ${state} >>`).join(" ")} >>`,
  };
};

/**
 * Pages as one PDF of lines, areas and letters: nothing is turned into pixels, fonts are embedded as far as they are
 * used, text can be found and copied. A page is as large as its picture.
 */
export const pdfPicture = async (pages: readonly PicturePage[], title: string): Promise<Blob> => {
  const letters = pages.map(lettersOf);
  const loaded = await loadPictureFonts(
    letters.map(({ sans }) => sans).join(""),
    letters.map(({ mono }) => mono).join(""),
  );
  const fonts = pdfFonts(loaded);
  const states = opacityStates();
  const pdf = createPdf();
  const [tree, resources] = [pdf.reserve(), pdf.reserve()];
  const kids: number[] = [];
  for (const { svg, width, height, box: drawn } of pages) {
    const across = (width * POINTS) / drawn.width;
    const down = (height * POINTS) / drawn.height;
    const place = `${across} 0 0 ${-down} ${-drawn.left * across} ${(drawn.height + drawn.top) * down} cm`;
    const content = await pdf.addStream(
      new TextEncoder().encode(`${place}\n${pdfContent(svg, fonts, states)}`),
    );
    const box = `[0 0 ${width * POINTS} ${height * POINTS}]`;
    kids.push(
      pdf.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Contents ${content} 0 R /Resources ${resources} 0 R >>`,
      ),
    );
  }
  const names = await fonts.embed(pdf);
  pdf.write(resources, `<< /Font ${names} /ExtGState ${states.dictionary()} >>`);
  pdf.write(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`,
  );
  const root = pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const info = pdf.add(`<< /Title ${pdfText(title)} /Creator (Benchleaf) >>`);
  return pdf.finish(root, info);
};
