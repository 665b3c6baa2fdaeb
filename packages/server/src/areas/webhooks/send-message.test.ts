import { hostname } from "node:os";
import { expect, it } from "vitest";
import { createOutbound } from "../../kernel/outbound.ts";
import { sendMessage } from "./send-message.ts";

const outbound = createOutbound({ reachesPrivate: false });
const send = (url: string) =>
  sendMessage(
    outbound,
    { id: "1", message: "{}" },
    { url, secrets: ["whsec_c2VjcmV0"] },
    AbortSignal.timeout(30_000),
  );

it("reveals nothing about the internal network: existing and missing names and closed ports fail in the same way", async () => {
  const addresses = [
    // This machine by its own name, and by one that the resolver knows.
    `https://${hostname()}/`,
    "https://localhost.localdomain/",
    "https://no-such-host.invalid/",
    "https://10.0.0.8/",
    "https://127.0.0.1:1/",
    "https://[::1]:9/",
    "http://example.org/",
  ];
  for (const address of addresses) {
    expect(await send(address), address).toEqual({
      fault: "unreachable",
      code: null,
      milliseconds: 0,
      answer: null,
    });
  }
});
