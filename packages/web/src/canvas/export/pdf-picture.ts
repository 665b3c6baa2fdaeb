import { type Opacities, pdfContent } from "./pdf-drawing.ts";
import { createPdf, pdfText } from "./pdf-file.ts";
import { type PdfFonts, pdfFonts } from "./pdf-fonts.ts";
import { loadPictureFonts } from "./picture-fonts.ts";
import { type PicturePage, residuesOf } from "./picture-page.tsx";

/** Points of print in a pixel of the screen. */
export const POINTS = 0.75;

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

/** A page as a PDF takes it. */
export interface PdfPage {
  /** In pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** All of its texts, in either font: fonts are loaded by their characters. */
  readonly letters: { readonly sans: string; readonly mono: string };
  /** The operators that draw it, in points from the foot of the page up. */
  draw(fonts: PdfFonts, states: Opacities): string;
}

/**
 * Pages as one vector PDF: nothing is rasterized, fonts are embedded as far as they are used, text can be found and
 * copied. A page has the size of its picture.
 */
export const pdfOf = async (pages: readonly PdfPage[], title: string): Promise<Blob> => {
  const loaded = await loadPictureFonts(
    pages.map(({ letters }) => letters.sans).join(""),
    pages.map(({ letters }) => letters.mono).join(""),
  );
  const fonts = pdfFonts(loaded);
  const states = opacityStates();
  const pdf = createPdf();
  const [tree, resources] = [pdf.reserve(), pdf.reserve()];
  const kids: number[] = [];
  for (const page of pages) {
    const content = await pdf.addStream(new TextEncoder().encode(page.draw(fonts, states)));
    const box = `[0 0 ${page.width * POINTS} ${page.height * POINTS}]`;
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

/** Pages that are drawn as SVG. */
export const pdfPicture = (pages: readonly PicturePage[], title: string): Promise<Blob> =>
  pdfOf(
    pages.map((page): PdfPage => {
      const { svg, width, height, box } = page;
      const across = (width * POINTS) / box.width;
      const down = (height * POINTS) / box.height;
      const place = `${across} 0 0 ${-down} ${-box.left * across} ${(box.height + box.top) * down} cm`;
      return {
        width,
        height,
        letters: residuesOf(page),
        draw: (fonts, states) => `${place}\n${pdfContent(svg, fonts, states)}`,
      };
    }),
    title,
  );
