import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";

const TXT = 16;

/** The labels of the question, and where they end. */
const readName = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
};

/** A name server for TXT records on a loopback port (RFC 1035). */
export interface NameServer {
  readonly address: string;
  readonly records: Map<string, string>;
  close(): Promise<void>;
}

export const startNameServer = async (): Promise<NameServer> => {
  const records = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { name, end } = readName(message);
    const text = message.readUInt16BE(end) === TXT ? records.get(name) : undefined;
    const head = Buffer.from(message.subarray(0, 12));
    // An authoritative response; NXDOMAIN if there is no record.
    head.writeUInt16BE(text === undefined ? 0x8583 : 0x8580, 2);
    head.writeUInt16BE(text === undefined ? 0 : 1, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    const parts = [head, message.subarray(12, end + 4)];
    if (text !== undefined) {
      const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
      parts.push(Buffer.from("c00c0010000100000001", "hex"), Buffer.from([0, data.length]), data);
    }
    socket.send(Buffer.concat(parts), port, address);
  });
  await new Promise<void>((settle) => socket.bind(0, "127.0.0.1", settle));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    records,
    close: () => new Promise((settle) => socket.close(() => settle())),
  };
};
