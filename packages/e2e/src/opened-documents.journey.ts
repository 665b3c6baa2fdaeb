import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { pdfOf, pngOf } from "./small-files.ts";
import { demo, send, signIn } from "./steps.ts";

const say = translateIn("en-US");
const lab = openLab();
let owner: Person;
savePagesOfFailure(() => [owner?.page]);
beforeAll(async () => {
  owner = await lab.open({ locale: "en-US" });
  await signIn(owner.page, say, demo.owner);
});

const sendFile = async (page: Page, name: string, bytes: Buffer): Promise<{ id: string; kind: string }> => {
  const { user } = await send<{ user: { personalProjectId: string } }>(page, "GET", "/currentUser");
  const query = new URLSearchParams({ name, size: String(bytes.length), contentType: "text/plain" });
  const signed = await send<{ signedUrl: string; uuid: string }>(page, "GET", `/file/sign?${query}`);
  await page.evaluate(
    async ([address, content]) => {
      const body = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      await fetch(address, { method: "PUT", body, headers: { "content-type": "text/plain" } });
    },
    [signed.signedUrl, bytes.toString("base64")] as const,
  );
  const place = { uuid: signed.uuid, projectId: user.personalProjectId, folderId: null, name };
  const path = "/platform/resource/projects/fileAsset/upload";
  return (await send<{ file: { id: string; kind: string } }>(page, "POST", path, place)).file;
};

const notebook = JSON.stringify({
  nbformat: 4,
  metadata: { language_info: { name: "python" } },
  cells: [
    { cell_type: "markdown", source: ["# Ct 分析\n", "<img src=x onerror=\"document.title='taken'\">"] },
    {
      cell_type: "code",
      execution_count: 3,
      source: "def delta(a, b):\n    return a - b",
      outputs: [
        { output_type: "stream", name: "stdout", text: "18.42\n" },
        { output_type: "display_data", data: { "image/png": pngOf(120, 60).toString("base64") } },
        {
          output_type: "execute_result",
          data: { "text/html": "<script>document.title='taken'</script>", "text/plain": "GAPDH  18.42" },
        },
      ],
    },
  ],
});

it("a notebook is shown as its texts, code and answers, and nothing of it runs", async () => {
  const { page } = owner;
  const file = await sendFile(page, "ct.ipynb", Buffer.from(notebook));
  await page.goto(`/project/file/${file.kind}/${file.id}`);
  await page.getByRole("heading", { name: "Ct 分析" }).waitFor();
  await page.getByText("return", { exact: true }).waitFor();
  await page.getByText("GAPDH  18.42").waitFor();
  await page.getByAltText(say("previews.notebookPicture", { number: 2 })).waitFor();
  expect(await page.title()).not.toContain("taken");
  expect(await findBarriers(page)).toEqual([]);
  await savePicture(page, "notebook");
});

it("a film that holds none says so instead of a black box", async () => {
  const { page } = owner;
  const head = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
  const file = await sendFile(page, "film.mp4", Buffer.concat([head, Buffer.alloc(20_000, 7)]));
  await page.goto(`/project/file/${file.kind}/${file.id}`);
  await page.getByText(say("previews.faultTitle_notPlayed")).waitFor();
});

it("a PDF behind a link is read by a user without an account, page by page", async () => {
  const { page } = owner;
  const file = await sendFile(page, "report.pdf", pdfOf("Plasmid report"));
  await send(page, "PUT", "/tenantsSecurityConfig/links", {
    areAllowed: true,
    maxDays: 30,
    isPasswordRequired: false,
    isPublishingAllowed: false,
  });
  const path = `/dp/fileAsset/${file.id}/share/fileSharing/links`;
  const { token } = await send<{ token: string }>(page, "POST", path, { days: 7 });
  const stranger = await lab.open({ locale: "en-US" });
  await stranger.page.goto(`/open/files/${token}`);
  await stranger.page.getByRole("heading", { level: 1, name: "report.pdf" }).waitFor();
  await stranger.page.getByText("Plasmid report").waitFor();
  await stranger.page.getByRole("link", { name: say("outside.download") }).waitFor();
  expect(await findBarriers(stranger.page)).toEqual([]);
  await savePicture(stranger.page, "opened PDF");
});
