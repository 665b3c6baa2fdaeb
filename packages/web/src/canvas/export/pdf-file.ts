import { joinBytes } from "./true-type.ts";

/** A PDF file being written (ISO 32000-1): objects are numbered from 1 as they are added. */
export interface PdfFile {
  /** Takes a number for an object that is written later. */
  reserve(): number;
  write(number: number, body: string): void;
  add(body: string): number;
  addStream(content: Uint8Array, entries?: string): Promise<number>;
  finish(root: number, info: number): Blob;
}

const encode = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

const deflate = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Text of any language as a PDF string: UTF-16 with its mark, in hexadecimal. */
export const pdfText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;

export const createPdf = (): PdfFile => {
  const bodies: (readonly Uint8Array[])[] = [];
  const reserve = () => bodies.push([]);
  const write = (number: number, body: string) => {
    bodies[number - 1] = [encode(body)];
  };
  return {
    reserve,
    write,
    add(body) {
      const number = reserve();
      write(number, body);
      return number;
    },
    async addStream(content, entries = "") {
      const number = reserve();
      const packed = await deflate(content);
      const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
      bodies[number - 1] = [encode(head), packed, encode("\nendstream")];
      return number;
    },
    finish(root, info) {
      const parts = [encode("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
      let offset = parts[0]?.length ?? 0;
      const offsets = bodies.map((body, index) => {
        const at = offset;
        const whole = joinBytes([encode(`${index + 1} 0 obj\n`), ...body, encode("\nendobj\n")]);
        parts.push(whole);
        offset += whole.length;
        return at;
      });
      const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
      const count = bodies.length + 1;
      parts.push(
        encode(
          `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
        ),
      );
      return new Blob([joinBytes(parts)], { type: "application/pdf" });
    },
  };
};
