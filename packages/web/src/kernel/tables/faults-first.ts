interface Keyed {
  readonly key: string;
}
interface Checked {
  readonly faults: readonly { readonly column: string | null }[];
}

/** The first column tells what a row is about; after it come those with faults, so that none is out of sight. */
export const faultsFirst = <Column extends Keyed>(
  [name, ...others]: readonly Column[],
  rows: readonly Checked[],
): Column[] => {
  const faulty = new Set(rows.flatMap(({ faults }) => faults.map(({ column }) => column)));
  return [
    ...(name ? [name] : []),
    ...others.filter(({ key }) => faulty.has(key)),
    ...others.filter(({ key }) => !faulty.has(key)),
  ];
};
