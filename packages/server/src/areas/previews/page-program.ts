/**
 * The layout of a PDF, in Typst. A document has sections, each of a file, with its own header and pages; their
 * content is data (`pdf-sections.ts`), so user input is never executed; formulas are evaluated as mathematics without
 * code (`formula-to-typst.ts`).
 */
export const PAGE_PROGRAM = `
#let input = json(bytes(sys.inputs.data))
#let formulas = json(bytes(sys.inputs.formulas))
#let soft = rgb("#5a625e")
#let line-colour = rgb("#c9d0cc")
#set document(title: input.title, date: none)
#set text(font: "Noto Sans SC", size: 10pt, lang: input.lang, region: input.region)
#set par(leading: 0.75em, spacing: 1em, justify: false)
#show raw: set text(font: ("DejaVu Sans Mono", "Noto Sans SC"), size: 8pt)
#show heading: set block(above: 1.4em, below: 0.8em)
#show link: set text(fill: rgb("#056b24"))

#let inlines(parts) = for part in parts {
  if part.kind == "text" { part.text }
  else if part.kind == "code" { raw(part.text) }
  else if part.kind == "formula" {
    if part.text in formulas { math.equation(eval(formulas.at(part.text), mode: "math")) } else { raw(part.text) }
  }
  else if part.kind == "strong" { strong(inlines(part.inside)) }
  else if part.kind == "emphasis" { emph(inlines(part.inside)) }
  else if part.kind == "strike" { strike(inlines(part.inside)) }
  else if part.kind == "link" { underline(inlines(part.inside)) }
  else if part.kind == "image" { text(fill: soft)[\\[#part.text\\]] }
  else { linebreak() }
}

#let grid-of(head, rows, render) = {
  set text(size: 8.5pt)
  let count = calc.max(1, head.len(), ..rows.map(row => row.len()))
  let padded(row) = range(count).map(at => if at < row.len() { render(row.at(at)) } else { [] })
  table(
    columns: (auto,) * count,
    stroke: 0.5pt + line-colour,
    inset: 5pt,
    table.header(..padded(head).map(cell => table.cell(fill: rgb("#eef3f0"), strong(cell)))),
    ..rows.map(padded).flatten()
  )
}

#let boxed(body, ..looks) = block(width: 100%, inset: 9pt, radius: 3pt, above: 1em, below: 1em, ..looks, body)

// As large as on a screen at most (96 dots per inch), and never more than most of a page: a taller one would be cropped.
#let picture(part) = align(center, layout(room => {
  let natural = measure(image(part.name))
  let wanted = part.width * 1% * room.width
  let most = if part.name.ends-with(".svg") { wanted } else { natural.width * 0.75 }
  let tallest = 19cm * (natural.width / natural.height)
  image(part.name, width: calc.min(wanted, most, tallest), alt: part.text)
}))

#let blocks(parts) = for part in parts {
  if part.kind == "heading" { heading(level: calc.min(6, part.level), outlined: false, inlines(part.inside)) }
  else if part.kind == "paragraph" { par(inlines(part.inside)) }
  else if part.kind == "list" {
    let items = part.items.map(blocks)
    if part.start == none { list(..items) } else { enum(start: part.start, ..items) }
  }
  else if part.kind == "quote" { boxed(blocks(part.blocks), stroke: (left: 2pt + line-colour)) }
  else if part.kind == "well" { boxed(blocks(part.blocks), fill: rgb("#f3f5f4"), stroke: 0.5pt + line-colour) }
  else if part.kind == "note" {
    boxed([#strong(part.title) #parbreak() #blocks(part.blocks)], fill: rgb("#e8f3ec"), stroke: (left: 3pt + rgb("#058029")))
  }
  else if part.kind == "image" or part.kind == "video" { text(fill: soft)[\\[#part.text #part.src\\]] }
  else if part.kind == "code" { boxed(raw(part.text, block: true), fill: rgb("#f6f8f7")) }
  else if part.kind == "formula" {
    if part.text in formulas { math.equation(block: true, eval(formulas.at(part.text), mode: "math")) }
    else { boxed(raw(part.text, block: true), fill: rgb("#f6f8f7")) }
  }
  else if part.kind == "table" { grid-of(part.head, part.rows, inlines) }
  else if part.kind == "grid" { grid-of(part.head, part.rows, cell => cell) }
  else if part.kind == "lines" { raw(part.text, block: true) }
  else if part.kind == "facts" {
    set text(size: 9pt)
    grid(columns: (64pt, 1fr), column-gutter: 14pt, row-gutter: 6pt,
      ..part.rows.map(((name, value)) => (text(fill: soft, name), value)).flatten())
  }
  else if part.kind == "remark" { par(text(fill: soft, size: 9pt, part.text)) }
  else if part.kind == "picture" { picture(part) }
  else { line(length: 100%, stroke: 0.5pt + line-colour) }
}

#let section(part) = {
  set page(
    paper: "a4",
    margin: (x: 2cm, top: 2.6cm, bottom: 2.2cm),
    header: {
      set text(size: 8pt, fill: soft)
      grid(columns: (1fr, auto), part.place, part.stamp)
      v(-6pt)
      line(length: 100%, stroke: 0.5pt + line-colour)
    },
    footer: {
      set text(size: 8pt, fill: soft)
      grid(columns: (1fr, auto), input.made, if input.isNumbered { context counter(page).display("1 / 1", both: true) })
    },
  )
  heading(level: 1, text(size: 16pt, part.title))
  blocks(part.blocks)
}
#for part in input.sections { section(part) }
`;
