// Exports without a doc comment. A type derived from a value (`z.infer<typeof x>`, `(typeof x)[number]`) needs none
// and is documented at the value.
const isExport =
  /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/;
const isReadOffValue = /^export type \w+(<[^=]*>)? =\s+(z\.(infer|input|output)<|ReturnType<|\(?typeof )/;

/** Faults of one file of `bio`, `contract` or a kernel. */
export const undocumentedExports = (file, text) => {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const [, name] = isExport.exec(line) ?? [];
    if (name === undefined || isReadOffValue.test(`${line} ${lines[index + 1] ?? ""}`)) return [];
    let above = index - 1;
    while (/^\/\/ biome-|^@/.test(lines[above] ?? "")) above -= 1;
    // Of an overloaded function, the first declaration counts.
    if (lines.some((one, at) => at < index && isExport.exec(one)?.[1] === name)) return [];
    return lines[above]?.trimEnd().endsWith("*/")
      ? []
      : [`${file}:${index + 1}: \`${name}\` is exported and says not what it is for`];
  });
};
