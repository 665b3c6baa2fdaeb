import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { Registered } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../areas/test-support/lab.ts";

const registered = "LOCUS pUC19";
const forged = "LOCUS pEVIL";

let lab: Lab;
let person: Person;
let port: number;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  await lab.app.listen({ port: 0, host: "127.0.0.1" });
  port = (lab.app.server.address() as { port: number }).port;
});
afterAll(() => lab.close());

const sign = (size: number) =>
  person.get<{ uuid: string; signedUrl: string }>(
    `/file/sign?${new URLSearchParams({ name: "map.gb", size: String(size), contentType: "" })}`,
  );

/** A PUT whose bytes are sent manually. */
const begin = async (
  url: string,
  length: number,
  more = "",
): Promise<{ socket: Socket; answer: Promise<string> }> => {
  const socket = connect(port, "127.0.0.1");
  await new Promise((done) => socket.once("connect", done));
  const answer = new Promise<string>((done) => {
    let output = "";
    socket.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("\r\n\r\n")) done(output.slice(0, 12));
    });
    socket.on("close", () => done(output.slice(0, 12)));
    socket.on("error", () => undefined);
  });
  socket.write(
    `PUT ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/octet-stream\r\n${more}content-length: ${length}\r\n\r\n`,
  );
  return { socket, answer };
};
const send = async (url: string, text: string): Promise<string> => {
  const { socket, answer } = await begin(url, text.length);
  socket.write(text);
  const status = await answer;
  socket.destroy();
  return status;
};
const register = (uuid: string) =>
  person.call<Registered>("POST", "/platform/resource/projects/fileAsset/upload", {
    uuid,
    projectId: person.user.personalProjectId,
    folderId: null,
    name: "map.gb",
    onDuplicate: "rename",
  });
const download = (id: string) => person.file(`/platform/resource/projects/fileAsset/${id}/download`);

it.each(["", `content-range: bytes 0-${forged.length - 1}/${forged.length}\r\n`])(
  "a PUT that was held back changes nothing of what was registered meanwhile (%j)",
  async (range) => {
    const { uuid, signedUrl } = await sign(registered.length);
    const held = await begin(signedUrl, forged.length, range);
    held.socket.write(forged.slice(0, -1));
    expect(await send(signedUrl, registered)).toBe("HTTP/1.1 200");
    const { data } = await register(uuid);
    expect(await download(data.file.id)).toBe(registered);
    held.socket.write(forged.slice(-1));
    expect(await held.answer).toBe("HTTP/1.1 404");
    held.socket.destroy();
    expect(await download(data.file.id)).toBe(registered);
    expect(await register(uuid)).toMatchObject({ code: "success", data: { file: { id: data.file.id } } });
  },
);

it("of many PUTs that end at the same moment one counts, and it stays", async () => {
  const { uuid, signedUrl } = await sign(registered.length);
  const texts = Array.from({ length: 8 }, (_, index) => `LOCUS p${String(index).padStart(4, "0")}`);
  const puts = await Promise.all(texts.map(() => begin(signedUrl, registered.length)));
  puts.forEach(({ socket }, index) => void socket.write(texts[index]!.slice(0, -1)));
  puts.forEach(({ socket }, index) => void socket.write(texts[index]!.slice(-1)));
  const output = await Promise.all(puts.map(({ answer }) => answer));
  for (const { socket } of puts) socket.destroy();
  expect(output.filter((status) => status === "HTTP/1.1 200")).toHaveLength(1);
  const { data } = await register(uuid);
  expect(await download(data.file.id)).toBe(texts[output.indexOf("HTTP/1.1 200")]);
});

it("one address holds little more of the disk than was announced, however many send to it", async () => {
  const { uuid, signedUrl } = await sign(registered.length);
  const folder = join(lab.kernel.config.dataDir, "uploads", uuid.slice(0, 2));
  const parts = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(uuid) && name.endsWith(".part"));
  const unfinished = async () => (await parts()).length;
  const seen = new Set<string>();
  const puts = [];
  for (let index = 0; index < 6; index++) {
    const put = await begin(signedUrl, registered.length);
    put.socket.write(registered.slice(0, -1));
    puts.push(put);
    // The order is given by when the server began to process them, not by when they were sent.
    await vi.waitFor(async () => {
      for (const name of await parts()) seen.add(name);
      expect(seen.size).toBe(index + 1);
    }, 60_000);
  }
  // The oldest four have been ended for the newest two.
  await Promise.all(puts.slice(0, 4).map(({ answer }) => answer));
  await vi.waitFor(async () => expect(await unfinished()).toBe(2), 60_000);
  puts[5]!.socket.write(registered.slice(-1));
  expect(await puts[5]!.answer).toBe("HTTP/1.1 200");
  puts[4]!.socket.write(registered.slice(-1));
  expect(await puts[4]!.answer).toBe("HTTP/1.1 404");
  for (const { socket } of puts) socket.destroy();
  await vi.waitFor(async () => expect(await unfinished()).toBe(0), 60_000);
  const { data } = await register(uuid);
  expect(await download(data.file.id)).toBe(registered);
});

it("bytes that were changed behind the server's back are not handed out as whole", async () => {
  const { uuid, signedUrl } = await sign(registered.length);
  await send(signedUrl, registered);
  const { data } = await register(uuid);
  await lab.database.asOwner("update upload set sha256 = sha256('other') where uuid = $1", [uuid]);
  const address = `http://127.0.0.1:${port}/app/platform/resource/projects/fileAsset/${data.file.id}/download`;
  const answer = await fetch(address, { headers: { cookie: person.cookie } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("pUC19");
});

it("what one person or one team may leave unregistered is bounded, also at once", async () => {
  const gigabyte = 1024 ** 3;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      person.call(
        "GET",
        `/file/sign?${new URLSearchParams({ name: "run.bam", size: String(5 * gigabyte), contentType: "" })}`,
      ),
    ),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === "success").length).toBe(10);
  expect(codes.filter((code) => code === "upload.too.many").length).toBe(2);
  const other = await lab.register("somebody else");
  const query = new URLSearchParams({ name: "a.txt", size: "3", contentType: "" });
  expect((await other.call("GET", `/file/sign?${query}`)).code).toBe("success");
});
