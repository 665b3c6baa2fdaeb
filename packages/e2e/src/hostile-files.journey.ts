import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { pngOf } from "./small-files.ts";
import { demo, send, signIn } from "./steps.ts";

const lab = openLab();

const svg = (inside: string, size = 'width="400" height="300"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const blurred = (deviation: number): string =>
  `<filter id="f"><feGaussianBlur stdDeviation="${deviation}"/></filter><rect width="100%" height="100%" filter="url(#f)"/>`;
const tall = (): Buffer => {
  const bytes = Buffer.from(pngOf(4, 4));
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};

const hostile: Readonly<Record<string, Buffer>> = {
  "blur.svg": svg(blurred(5_000), 'width="1000000" height="1000000"'),
  "nested.svg": svg("<g>".repeat(200_000) + "</g>".repeat(200_000)),
  "circle.svg": svg('<g id="a"><use href="#a"/></g>'),
  "tall.png": tall(),
};
/** Within every limit that is checked before, and far too much to draw. */
const heavy = svg(
  `<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9" numOctaves="60"/></filter>${'<rect width="5900" height="5900" filter="url(#f)"/>'.repeat(400)}`,
  'width="5900" height="5900"',
);

interface Printed {
  readonly status: number;
  readonly code: string | undefined;
  readonly milliseconds: number;
}

/** Uploads a file and requests it as PDF, as the page of a file does. */
const print = async (page: Page, name: string, bytes: Buffer): Promise<Printed> => {
  const { user } = await send<{ user: { personalProjectId: string } }>(page, "GET", "/currentUser");
  const projectId = user.personalProjectId;
  const query = new URLSearchParams({ name, size: String(bytes.length), contentType: "image/png" });
  const { signedUrl, uuid } = await send<{ signedUrl: string; uuid: string }>(
    page,
    "GET",
    `/file/sign?${query}`,
  );
  await page.evaluate(
    async ([address, content]) => {
      const body = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      await fetch(address, { method: "PUT", body, headers: { "content-type": "image/png" } });
    },
    [signedUrl, bytes.toString("base64")] as const,
  );
  const { file } = await send<{ file: { id: string; kind: string } }>(
    page,
    "POST",
    "/platform/resource/projects/fileAsset/upload",
    { uuid, projectId, folderId: null, name },
  );
  return page.evaluate(async (place) => {
    const started = performance.now();
    const answer = await fetch(
      `/app/application/molecular-biology/fileAsset/${place}/previewByPdf?timezone=UTC`,
    );
    const code = answer.ok ? undefined : (await answer.json()).code;
    return { status: answer.status, code, milliseconds: performance.now() - started };
  }, `${file.kind}/${file.id}`);
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
};
/** The server of this lab, and the processes in which it reads and prints. */
const findProcesses = (): { server: number; readers: number[] } => {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parentOf = (pid: string): string | undefined =>
    textOf(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[1];
  const server = all.find((pid) => {
    const isOurs = textOf(`/proc/${pid}/environ`).includes(`DATA_DIR=${lab.product.dataFolder}\0`);
    return isOurs && textOf(`/proc/${pid}/cmdline`).includes("dist/main.js");
  });
  const readers = all.filter(
    (pid) => parentOf(pid) === server && textOf(`/proc/${pid}/environ`).includes("BENCHLEAF_MEMORY_MB"),
  );
  return { server: Number(server), readers: readers.map(Number) };
};

it("no picture stops the server, and while one is drawn others are served", async () => {
  const { page } = await lab.open({ locale: "en-US" });
  await signIn(page, translateIn("en-US"), demo.owner);
  let sent = 0;
  const harmless = () => print(page, `gel ${++sent}.png`, Buffer.from(pngOf(300, 200)));
  expect((await harmless()).status).toBe(200);
  const before = findProcesses();
  expect(before.readers.length).toBeGreaterThan(0);

  for (const [name, bytes] of Object.entries(hostile)) {
    const printed = await print(page, name, bytes);
    expect(printed, name).toMatchObject({ status: 422, code: "pdf.not.possible" });
    expect(printed.milliseconds, name).toBeLessThan(5_000);
  }

  const struggling = print(page, "heavy.svg", heavy);
  for (let index = 0; index < 3; index++) {
    const printed = await harmless();
    expect(printed.status).toBe(200);
    expect(printed.milliseconds).toBeLessThan(10_000);
  }
  // Whatever ends them, from here or from within: only what they were doing is lost.
  for (const pid of findProcesses().readers) process.kill(pid, "SIGKILL");
  expect(await struggling).toMatchObject({ status: 422, code: "pdf.not.possible" });
  expect((await harmless()).status).toBe(200);
  expect(findProcesses().server).toBe(before.server);
});
