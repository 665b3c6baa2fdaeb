/**
 * Circles in a graph of imports, each as the files along it, the first one again at its end; one for each group of files
 * that reach each other.
 * @param {Map<string, readonly string[]>} imports from each file to those that it imports
 * @example findCycles(new Map([["a", ["b"]], ["b", ["a"]], ["c", ["a"]]])) // [["a", "b", "a"]]
 */
export function findCycles(imports) {
  const importers = new Map([...imports.keys()].map((file) => [file, []]));
  for (const [file, imported] of imports) for (const one of imported) importers.get(one)?.push(file);
  const left = new Map(
    [...imports].map(([file, imported]) => [file, imported.filter((one) => imports.has(one))]),
  );
  // A file that imports nothing that is left is in no circle.
  const removeEnds = () => {
    const ends = [...left.keys()].filter((file) => left.get(file).length === 0);
    for (let file = ends.pop(); file !== undefined; file = ends.pop()) {
      left.delete(file);
      for (const importer of importers.get(file)) {
        const rest = left.get(importer)?.filter((one) => one !== file);
        if (rest === undefined) continue;
        left.set(importer, rest);
        if (rest.length === 0) ends.push(importer);
      }
    }
  };
  removeEnds();
  const cycles = [];
  while (left.size > 0) {
    // Whoever goes on from file to file comes back to one of them.
    const path = [left.keys().next().value];
    for (let next = left.get(path[0])[0]; ; next = left.get(next)[0]) {
      const at = path.indexOf(next);
      path.push(next);
      if (at < 0) continue;
      const cycle = path.slice(at);
      cycles.push(cycle);
      for (const file of cycle) left.set(file, []);
      removeEnds();
      break;
    }
  }
  return cycles;
}
