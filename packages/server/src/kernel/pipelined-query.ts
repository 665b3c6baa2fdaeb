import pg from "pg";

/** The part of the driver's connection that speaks the extended protocol. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(message: { type: "S"; name: string }): void;
  sync(): void;
}

/** How the driver's query handles messages; its types do not declare it. */
interface Hearing {
  readonly name?: string;
  callback?: (error: Error | null, result: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

const nothing = (): void => {};

/** One query of a round trip with the promise of its result. */
export interface PendingQuery {
  readonly config: pg.QueryConfig;
  resolve(result: pg.QueryResult): void;
  reject(error: Error): void;
}

/** The row description of each named statement of a connection, so that PostgreSQL describes it once. */
const fieldsOf = new WeakMap<object, Map<string, readonly unknown[] | null>>();

const knownFields = (wire: Wire): Map<string, readonly unknown[] | null> => {
  const known = fieldsOf.get(wire.stream) ?? new Map<string, readonly unknown[] | null>();
  fieldsOf.set(wire.stream, known);
  return known;
};

const isKnown = (wire: Wire, name: string): boolean =>
  wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined;

/**
 * Several queries of one transaction in one round trip: they are sent in one write with one Sync after the last, so
 * PostgreSQL returns all results in one write too, instead of waking us for each. After an error it skips the rest of
 * the round trip, including a COMMIT.
 */
export class PipelinedQuery extends pg.Query {
  /** The texts of its queries. */
  readonly asked: readonly string[];
  readonly #parts: Hearing[];
  /** Names that this round trip was the first to use on its connection, by the index of their query. */
  readonly #parsed = new Map<number, string>();
  #at = 0;
  /** The fields of the query whose result is arriving; null for one that returns no rows. Rows may have no fields. */
  #described: readonly unknown[] | null = null;

  constructor(questions: readonly PendingQuery[]) {
    super({ text: "", queryMode: "extended" } as pg.QueryConfig);
    this.asked = questions.map(({ config }) => config.text);
    this.#parts = questions.map(({ config, resolve, reject }) => {
      const part = new pg.Query({ ...config, queryMode: "extended" } as pg.QueryConfig) as unknown as Hearing;
      part.callback = (error, result) => (error === null ? resolve(result) : reject(error));
      return part;
    });
    this.callback = nothing;
    this.submit = (connection) => this.#send(connection as unknown as Wire);
    Object.assign(this, {
      handleRowDescription: (message: { fields: readonly unknown[] }) => {
        this.#described = message.fields;
        this.#part?.handleRowDescription(message);
      },
      handleDataRow: (message: unknown) => this.#part?.handleDataRow(message),
      handleCommandComplete: (message: unknown, wire: Wire) => {
        this.#part?.handleCommandComplete(message, wire);
        this.#finishPart(wire);
      },
      handleEmptyQuery: (wire: Wire) => this.#finishPart(wire),
      handleError: (error: Error, wire: Wire) => this.#fail(error, wire),
      handleReadyForQuery: (wire: Wire) => {
        this.#answer(wire);
        this.callback(null, undefined);
      },
    });
  }

  /** The driver's own, which also ends the timer of the whole round trip. */
  declare callback: (error: Error | null, result: undefined) => void;

  get #part(): Hearing | undefined {
    return this.#parts[this.#at];
  }

  #send(wire: Wire): void {
    // Each query ends its own messages with a Sync; here only the round trip does.
    const unsynced = Object.create(wire, { sync: { value: nothing } }) as Wire;
    const undescribed = Object.create(unsynced, { describe: { value: nothing } }) as Wire;
    const known = knownFields(wire);
    wire.stream.cork();
    try {
      for (const [place, part] of this.#parts.entries()) {
        const fields = part.name ? known.get(part.name) : undefined;
        if (part.name && !isKnown(wire, part.name)) this.#parsed.set(place, part.name);
        part.prepare(fields === undefined ? unsynced : undescribed);
        if (fields) part.handleRowDescription({ fields });
      }
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  }

  #finishPart(wire: Wire): void {
    const name = this.#part?.name;
    const known = knownFields(wire);
    if (name && !known.has(name)) known.set(name, this.#described);
    this.#described = null;
    this.#at += 1;
  }

  #answer(wire: Wire): void {
    for (const part of this.#parts.slice(0, this.#at)) part.handleReadyForQuery(wire);
  }

  #fail(error: Error, wire: Wire): void {
    // Whether the failed query's text had been parsed is unknown, so it is closed; those after it were skipped.
    for (const [place, name] of this.#parsed) {
      if (place < this.#at) continue;
      delete wire.submittedNamedStatements[name];
      if (place === this.#at) wire.close({ type: "S", name });
    }
    this.#answer(wire);
    for (const part of this.#parts.slice(this.#at)) part.handleError(error, wire);
    this.callback(error, undefined);
  }
}
