/**
 * The layout of a page of labels, in Typst. A label's text is data, so user input is never executed. Lengths are
 * millimetres. The text gets the largest size at which it fits; nothing is cut through.
 */
export const LABEL_PROGRAM = `
#let input = json(bytes(sys.inputs.data))
#set document(title: input.title, date: none)
#set page(width: input.pageWidth * 1mm, height: input.pageHeight * 1mm, margin: 0mm)
#set text(font: ("Noto Sans SC"), lang: input.lang, region: input.region)
#set par(leading: 0.42em, spacing: 0.42em, justify: false)

#let lines-of(label, size) = {
  set text(size: size)
  block(text(weight: "bold", size: size * 1.15, label.name))
  for line in label.lines { block(above: 0.42em, line) }
  if label.digits != "" {
    block(above: 0.5em, text(font: ("DejaVu Sans Mono", "Noto Sans SC"), label.digits))
  }
}

#let sizes = (11pt, 10pt, 9pt, 8pt, 7pt, 6.5pt, 6pt, 5.5pt, 5pt, 4.5pt, 4pt, 3.5pt)

#let name-lengths = (160, 120, 100, 80, 70, 60, 50, 40, 35, 30, 25, 20, 15, 10, 5)

#let fitted(label, width, height) = context {
  let digits(size) = measure(text(font: "DejaVu Sans Mono", size: size, label.digits)).width
  let fits(label, size) = (digits(size) <= width
    and measure(block(width: width, lines-of(label, size))).height <= height)
  let size = sizes.find(size => fits(label, size))
  let least = sizes.last()
  let shown = label
  if size == none {
    // Too much even for the smallest size: the last fields are left out, then the end of the name.
    let without(count) = (..label, lines: label.lines.slice(0, label.lines.len() - count))
    let letters = label.name.clusters()
    let cut(count) = (..label, lines: (), name: letters.slice(0, calc.min(count, letters.len())).join() + "…")
    let shorter = range(label.lines.len() + 1).map(without) + name-lengths.map(cut)
    shown = shorter.find(one => fits(one, least))
    if shown == none { shown = cut(name-lengths.last()) }
    size = least
  }
  box(width: width, height: height, clip: true, align(horizon,
    block(width: width, lines-of(shown, size))))
}

#let drawn(label) = {
  let pad = input.padding * 1mm
  let width = input.width * 1mm - 2 * pad
  let height = input.height * 1mm - 2 * pad
  let code-width = input.code.width * 1mm
  let code-height = input.code.height * 1mm
  let code = box(width: code-width, height: code-height, inset: input.quiet * code-width,
    align(center + horizon, image(label.picture, width: 100%,
      height: if input.code.isBelow { code-height } else { 100% },
      fit: if input.code.isBelow { "stretch" } else { "contain" })))
  if input.code.isBelow {
    place(top + left, dx: pad, dy: pad, fitted(label, width, height - code-height - 0.6mm))
    place(top + left, dx: pad, dy: pad + height - code-height, code)
  } else {
    place(top + left, dx: pad, dy: pad + (height - code-height) / 2, code)
    let gap = 0.8mm
    place(top + left, dx: pad + code-width + gap, dy: pad,
      fitted(label, width - code-width - gap, height))
  }
}

#for (number, labels) in input.pages.enumerate() {
  if number > 0 { pagebreak() }
  for label in labels {
    place(top + left, dx: label.x * 1mm, dy: label.y * 1mm,
      box(width: input.width * 1mm, height: input.height * 1mm, clip: true, drawn(label)))
  }
}
`;
