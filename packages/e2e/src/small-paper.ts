/** A paper of one page as a PDF, written byte by byte. */
export const smallPaper = (title: string): { name: string; mimeType: string; buffer: Buffer } => {
  const lines: readonly (readonly [size: number, text: string])[] = [
    [18, title],
    [11, "Mei Lin and Carl Berg"],
    [13, "Abstract"],
    [11, "Competent cells take up plasmid DNA after a short heat shock."],
    [13, "Methods"],
    [11, "The heat shock was performed at 42 degrees C for 45 s."],
    [11, "Cells were plated with 100 mg/L ampicillin and incubated overnight."],
  ];
  let y = 780;
  const content = lines
    .map(([size, text]) => {
      y -= size * 1.6;
      return `BT /F1 ${size} Tf 1 0 0 1 72 ${y.toFixed(1)} Tm (${text}) Tj ET`;
    })
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let written = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = written.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  written += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name: "download.pdf", mimeType: "application/pdf", buffer: Buffer.from(written, "latin1") };
};
