import type { LiveRequest, RoomUpdate } from "@benchleaf/contract";
import { WebSocket } from "ws";
import * as Y from "yjs";
import { PAGE_FRAGMENT } from "../documents/page-content.ts";

const RETRY_MS = 100;
const OPENING = "⟨";
const CLOSING = "⟩";

/** How a writer reaches the server that is up at the moment. */
export interface Way {
  readonly address: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

const bytesOf = (written: string): Uint8Array => Buffer.from(written, "base64");

/** All marks of a text, in any order. */
export const marksIn = (text: string): string[] => text.match(/⟨[^⟩]*⟩/g) ?? [];

/**
 * A page in a browser that never gives up: it types marks that exist once, erases its own, sends one change at a time,
 * and after each loss of the connection everything that the server lacks.
 */
export class PageWriter {
  readonly document = new Y.Doc();
  /** Marks that this writer has typed, and those that it has erased again. */
  readonly typed = new Set<string>();
  readonly erased = new Set<string>();
  /** Those of them that the server has confirmed. */
  confirmed: { readonly typed: ReadonlySet<string>; readonly erased: ReadonlySet<string> } = {
    typed: new Set(),
    erased: new Set(),
  };
  private socket: WebSocket | null = null;
  private serial = 0;
  private sent: number | null = null;
  private waiting: Uint8Array[] = [];
  private isOwing = false;
  private isReady = false;
  private isClosed = false;
  private sentMarks = this.confirmed;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly room: string,
    private readonly findWay: () => Promise<Way>,
    private readonly random: (below: number) => number,
  ) {
    this.document.on("update", (change: Uint8Array, origin: unknown) => {
      if (origin !== null) return;
      this.isOwing = true;
      this.waiting.push(change);
      this.flush();
    });
    void this.connect();
  }

  /** Everything typed and erased is confirmed. */
  get isKept(): boolean {
    return this.isReady && !this.isOwing;
  }

  private async connect(): Promise<void> {
    if (this.isClosed) return;
    try {
      const { address, cookie, csrfToken } = await this.findWay();
      const socket = new WebSocket(`${address.replace("http", "ws")}/app/live`, {
        headers: { cookie, origin: address },
      });
      this.socket = socket;
      socket.on("error", () => {});
      socket.on("open", () => {
        this.say({ action: "hello", csrfToken });
        this.say({ action: "enter", room: this.room, state: {} });
        this.say({ action: "read", room: this.room });
      });
      socket.on("message", (data) => this.hear(JSON.parse(String(data)) as RoomUpdate));
      socket.on("close", () => this.lose());
    } catch {
      this.lose();
    }
  }

  private lose(): void {
    this.socket = null;
    this.isReady = false;
    this.sent = null;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS);
  }

  private say(action: LiveRequest): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(action));
  }

  private hear(news: RoomUpdate): void {
    if (news.news === "document") {
      const theirs = bytesOf(news.state);
      Y.applyUpdate(this.document, theirs, "server");
      this.isReady = true;
      this.sent = null;
      const vector = Y.encodeStateVectorFromUpdate(theirs);
      this.waiting = this.isOwing ? [Y.encodeStateAsUpdate(this.document, vector)] : [];
      this.flush();
    } else if (news.news === "change") Y.applyUpdate(this.document, bytesOf(news.change), "server");
    else if (news.news === "kept" && news.serial === this.sent) {
      this.sent = null;
      this.confirmed = this.sentMarks;
      if (this.waiting.length === 0) this.isOwing = false;
      else this.flush();
    } else if (news.news === "unkept")
      throw new Error(`the server refused a change: ${JSON.stringify(news)}`);
  }

  private flush(): void {
    if (this.sent !== null || !this.isReady || this.waiting.length === 0) return;
    this.serial += 1;
    this.sent = this.serial;
    this.sentMarks = { typed: new Set(this.typed), erased: new Set(this.erased) };
    const change = Buffer.from(Y.mergeUpdates(this.waiting.splice(0))).toString("base64");
    this.say({ action: "write", room: this.room, serial: this.serial, change });
  }

  private blocks(): Y.XmlText[] {
    return this.document
      .getXmlFragment(PAGE_FRAGMENT)
      .toArray()
      .map((block) => (block as Y.XmlElement).get(0))
      .filter((text) => text instanceof Y.XmlText);
  }

  /** One edit at a random place: a mark typed between others, or one of the writer's own erased. */
  edit(): void {
    const blocks = this.blocks();
    const text = blocks[this.random(blocks.length)];
    if (text === undefined) return;
    const words = text.toString();
    const own = marksIn(words).filter((mark) => mark.startsWith(OPENING + this.name));
    const mark = own[this.random(Math.max(1, own.length))];
    if (mark !== undefined && this.random(4) === 0) {
      this.erased.add(mark);
      text.delete(words.indexOf(mark), mark.length);
      return;
    }
    const ends = [0, ...[...words].flatMap((letter, at) => (letter === CLOSING ? [at + 1] : []))];
    const made = `${OPENING}${this.name}${this.typed.size}${CLOSING}`;
    this.typed.add(made);
    text.insert(ends[this.random(ends.length)]!, made);
  }

  /** The connection breaks off without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.socket?.close();
    this.document.destroy();
  }
}
