import { createHash } from "node:crypto";
import type { Sequence, Signature, SignatureRecord } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let lab: Lab;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  lab = await buildLab();
  [ada, eve] = await Promise.all([lab.register("ada"), lab.register("eve")]);
});
afterAll(() => lab.close());

const draw = async (person: Person, name = "my hand"): Promise<Signature> =>
  person.post("/signatures", { name, kind: "draw", uuid: await person.upload("hand.png", pixel) });

const makeSequence = async (person: Person, sequence = "ACGT"): Promise<string> =>
  (
    await person.post<Sequence>("/application/molecular-biology/sequences", {
      content: contentOf({ sequence }),
    })
  ).file.id;

const input = async (person: Person, change: object = {}) => ({
  version: 1,
  meaning: "author",
  timezone: "Asia/Taipei",
  signatureId: null,
  token: await person.prove("signature"),
  ...change,
});

describe("signature images", () => {
  it("are kept, renamed, shown and taken away by their owner", async () => {
    const made = await draw(ada);
    const renamed = await ada.put<Signature>(`/signatures/${made.id}`, { name: "formal" });
    expect(await ada.get("/signatures")).toContainEqual(renamed);
    const shown = await lab.app.inject({
      url: `/app/signatures/${made.id}/image`,
      headers: { cookie: ada.cookie },
    });
    expect(shown.rawPayload.equals(pixel)).toBe(true);
    expect((await ada.call("DELETE", `/signatures/${made.id}`)).code).toBe("success");
    expect((await ada.call("GET", `/signatures/${made.id}/image`)).code).toBe("signature.not.found");
  });

  it("are nobody else's, not even a colleague's", async () => {
    const made = await draw(ada);
    await lab.database.asOwner(`insert into membership (tenant_id, account_id) values ($1, $2)`, [
      ada.user.tenantId,
      eve.user.userId,
    ]);
    expect(await eve.get("/signatures")).toEqual([]);
    for (const call of [
      () => eve.call("GET", `/signatures/${made.id}/image`),
      () => eve.call("PUT", `/signatures/${made.id}`, { name: "x" }),
      () => eve.call("DELETE", `/signatures/${made.id}`),
    ]) {
      expect((await call()).code).toBe("signature.not.found");
    }
  });

  it("are pictures by their bytes", async () => {
    const uuid = await ada.upload("hand.png", Buffer.from("<svg/>".padEnd(64)));
    const { code } = await ada.call("POST", "/signatures", { name: "x", kind: "upload", uuid });
    expect(code).toBe("picture.invalid");
  });

  it("are twenty at most, however many come at once", async () => {
    const grace = await lab.register("grace");
    const uuids = await Promise.all(Array.from({ length: 24 }, () => grace.upload("hand.png", pixel)));
    const answers = await Promise.all(
      uuids.map((uuid) => grace.call("POST", "/signatures", { name: "x", kind: "draw", uuid })),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(20);
    expect(answers.filter(({ code }) => code === "signature.limit.exceed")).toHaveLength(4);
  });
});

describe("signing a version", () => {
  it("keeps signer, meaning, moment with zone and the digest of what was signed", async () => {
    const fileId = await makeSequence(ada);
    const { id } = await draw(ada);
    const before = Date.now();
    const record = await ada.post<SignatureRecord>(
      `/signatures/files/${fileId}`,
      await input(ada, { signatureId: id, comment: "as measured" }),
    );
    expect(record).toMatchObject({
      version: 1,
      signerName: "ada",
      meaning: "author",
      comment: "as measured",
      timezone: "Asia/Taipei",
      isIntact: true,
      hasImage: true,
    });
    expect(Date.parse(record.time)).toBeGreaterThanOrEqual(before - 1000);
    expect(record.digest).toMatch(/^[\da-f]{64}$/);
    expect(await ada.get(`/signatures/files/${fileId}`)).toEqual([record]);
    const [entry] = await lab.database.asOwner<{ after: { digest: string } }>(
      "select after from audit_entry where action = 'signature.sign' and object_id = $1",
      [fileId],
    );
    expect(entry?.after.digest).toBe(record.digest);
  });

  it("computes the digest of the stored content, in a fixed order", async () => {
    const fileId = await makeSequence(ada, "GATTACA");
    const record = await ada.post<SignatureRecord>(`/signatures/files/${fileId}`, await input(ada));
    const [row] = await lab.database.asOwner<Record<string, unknown>>(
      `select name, description, bases, circular, is_protein, is_rna, qualities, features::text as features,
         primers::text as primers, meta::text as meta, trace::text as trace
       from sequence_version where file_id = $1`,
      [fileId],
    );
    const order = "name description bases circular is_protein is_rna qualities features primers meta trace";
    // PostgreSQL writes a blank behind each comma of a list.
    const text = `[${order
      .split(" ")
      .map((name) => JSON.stringify(row?.[name] ?? null))
      .join(", ")}]`;
    expect(record.digest).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("shows when the signed content is no longer what it was", async () => {
    const fileId = await makeSequence(ada);
    await ada.post(`/signatures/files/${fileId}`, await input(ada));
    await lab.database.asOwner("update sequence_version set bases = 'ACGA' where file_id = $1", [fileId]);
    const [record] = await ada.get<SignatureRecord[]>(`/signatures/files/${fileId}`);
    expect(record?.isIntact).toBe(false);
  });

  it("keeps the image as it was, also when it is taken away", async () => {
    const fileId = await makeSequence(ada);
    const { id } = await draw(ada);
    const record = await ada.post<SignatureRecord>(
      `/signatures/files/${fileId}`,
      await input(ada, { signatureId: id }),
    );
    await ada.call("DELETE", `/signatures/${id}`);
    const shown = await lab.app.inject({
      url: `/app/signatures/files/${fileId}/${record.id}/image`,
      headers: { cookie: ada.cookie },
    });
    expect(shown.rawPayload.equals(pixel)).toBe(true);
  });

  it("takes a proof of its own each time, of this person and this purpose", async () => {
    const fileId = await makeSequence(ada);
    const given = await input(ada);
    await ada.post(`/signatures/files/${fileId}`, given);
    const sign = async (change: object) =>
      (await ada.call("POST", `/signatures/files/${fileId}`, { ...given, meaning: "review", ...change }))
        .code;
    expect(await sign({})).toBe("identity.token.invalid");
    expect(await sign({ token: "made up" })).toBe("identity.token.invalid");
    expect(await sign({ token: await ada.prove("changePassword") })).toBe("identity.token.invalid");
    expect(await sign({ token: await eve.prove("signature") })).toBe("identity.token.invalid");
    expect(await sign({ token: await ada.prove("signature") })).toBe("success");
  });

  it("is done once by one person with one meaning, also when they press twice", async () => {
    const fileId = await makeSequence(ada);
    const requests = await Promise.all([input(ada), input(ada), input(ada)]);
    const answers = await Promise.all(
      requests.map((one) => ada.call("POST", `/signatures/files/${fileId}`, one)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      "signature.exists",
      "signature.exists",
      "success",
    ]);
  });

  it("refuses versions that are not there and images of others", async () => {
    const fileId = await makeSequence(ada);
    const sign = async (change: object) =>
      (await ada.call("POST", `/signatures/files/${fileId}`, await input(ada, change))).code;
    const { id } = await draw(eve);
    expect(await sign({ version: 9 })).toBe("signature.unsupported");
    expect(await sign({ signatureId: id })).toBe("signature.not.found");
    expect(await sign({ timezone: "Mars/Olympus" })).toBe("request.invalid");
  });

  it("keeps a signed version that the editor saved by itself", async () => {
    const fileId = await makeSequence(ada);
    const save = (baseVersion: number, sequence: string) =>
      ada.put<Sequence>(`/application/molecular-biology/sequences/${fileId}/autosave`, {
        baseVersion,
        message: "",
        content: contentOf({ sequence }),
      });
    await save(1, "ACGTA");
    await ada.post(`/signatures/files/${fileId}`, await input(ada, { version: 2 }));
    await save(2, "ACGTAC");
    const records = await ada.get<SignatureRecord[]>(`/signatures/files/${fileId}`);
    expect(records).toMatchObject([{ version: 2, isIntact: true }]);
  });
});

describe("a signature record", () => {
  it("cannot be changed and removed by anybody, even without row-level security", async () => {
    const fileId = await makeSequence(ada);
    await ada.post(`/signatures/files/${fileId}`, await input(ada));
    for (const text of [
      "update signature_record set signer_name = 'eve'",
      "delete from signature_record",
      "truncate signature_record",
    ]) {
      await expect(lab.database.asOwner(text)).rejects.toThrow(/append-only/);
    }
    const attempt = lab.kernel.database.write(ada.user, (tx) =>
      tx.rows("update signature_record set signer_name = 'eve'"),
    );
    await expect(attempt).rejects.toThrow(/permission denied/);
  });
});
