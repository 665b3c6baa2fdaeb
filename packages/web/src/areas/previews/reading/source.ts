/** A file to be read: where its bytes are, and how many. */
export interface Source {
  readonly address: string;
  readonly bytes: number;
}

export interface NamedSource extends Source {
  readonly name: string;
}
