import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "./areas/test-support/lab.ts";
import { seedDemo } from "./composition-root.ts";
import { demoEmail, demoPeople } from "./kernel/demo/demo-people.ts";

/** A demo lab takes long to fill: `test:full` fills two more. */
const isFull = process.env.BENCHLEAF_FULL === "1";

const now = new Date("2026-05-20T03:00:00Z");

/** Before there is an account, only a file can set the first language. */
const inLanguages = (languages: readonly Locale[]): { readonly globalConfigFile: string } => {
  const globalConfigFile = join(mkdtempSync(join(tmpdir(), "benchleaf-demo-")), "config.json");
  writeFileSync(globalConfigFile, JSON.stringify({ languages }));
  return { globalConfigFile };
};

const build = async (languages: readonly Locale[] = []): Promise<Lab> => {
  const lab = await buildLab({
    config: { isSmallDemo: false, ...(languages.length > 0 && inLanguages(languages)) },
  });
  expect(await seedDemo(lab.kernel, now)).toBe(true);
  return lab;
};

const count = async (lab: Lab, from: string): Promise<number> =>
  Number((await lab.database.asOwner<{ count: string }>(`select count(*) from ${from}`))[0]?.count);

/** All that people see of a lab, but for what differs each time: keys of objects and times of the real clock. */
const tellOf = async (lab: Lab) => ({
  files: await lab.database.asOwner(
    `select f.id, f.kind, f.name, f.size, f.version, f.owner_id, f.project_id, f.folder_id,
       date_trunc('minute', f.create_time) as made, date_trunc('minute', f.update_time) as changed
     from file f order by f.id`,
  ),
  letters: await lab.database.asOwner(
    "select file_id, version, md5(bases) as bases, md5(features::text) as features from sequence_version order by 1, 2",
  ),
  comments: await lab.database.asOwner(
    "select id, subject_id, author_id, body from subject_comment order by id",
  ),
  guides: await lab.database.asOwner("select task_id, number, guide::text from crispr_guide order by 1, 2"),
});

let lab: Lab;
let owner: Person;
let untold: number;
beforeAll(async () => {
  lab = await build();
  untold = await count(lab, "outbox_event where delivery_time is null");
  owner = await lab.signIn(demoEmail("owner"));
}, 240_000);
afterAll(() => lab?.close());

describe("the demo lab", () => {
  it("has twelve people, each of whom can sign in", async () => {
    expect(demoPeople).toHaveLength(12);
    for (const person of demoPeople)
      expect((await lab.signIn(demoEmail(person))).user.tenantName).toBe("陈思远课题组");
    expect(await seedDemo(lab.kernel, now)).toBe(false);
  });

  it("has projects, annotated sequences with versions by several people, and all else that a visitor looks for", async () => {
    const counts = await Promise.all([
      count(lab, "project where not is_personal and state = 'active'"),
      count(lab, "file where kind = 'sequence'"),
      count(lab, "file where kind = 'sanger'"),
      count(lab, "file where kind = 'alignment'"),
      count(lab, "alignment_trace"),
      count(lab, "sequence_origin"),
      count(lab, "cloning_bench"),
      count(lab, "crispr_task where state = 'succeeded' and guide_count > 0"),
      count(lab, "subject_comment where thread_id is null"),
      count(lab, "subject_comment where resolve_time is not null"),
      count(lab, "approval_record where status = 'PENDING'"),
      count(lab, "approval_record where status <> 'PENDING'"),
      count(lab, "file_content"),
      count(lab, "inspection_record"),
      count(lab, "inspection_action where state <> 'closed'"),
      count(lab, "task"),
    ]);
    expect(counts).toEqual([7, 42, 4, 1, 4, 8, 2, 2, 6, 1, 7, 3, 8, 12, 2, 7]);
    const upkeep = await Promise.all([
      count(lab, "equipment where status = 'normal'"),
      count(
        lab,
        "reservation where kind = 'booking' and status = 'closed' and start_time > now() - interval '31 days'",
      ),
      count(lab, "reservation where outcome = 'noShow'"),
      count(
        lab,
        "reservation where kind = 'booking' and status in ('waiting', 'approved') and start_time > now()",
      ),
      count(lab, "equipment_usage where reservation_id is not null"),
      count(lab, "maintenance"),
      count(lab, "maintenance_plan"),
      count(lab, "inspection_task where state = 'done' and target_kind = 'equipment'"),
    ]);
    expect(upkeep).toEqual([12, 59, 2, 31, 57, 3, 2, 7]);
    expect(await count(lab, "analysis_version where outcome->>'ok' = 'true'")).toBe(2);
    const bare = await lab.database.asOwner<{ name: string }>(
      `select f.name from file f join sequence_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = f.version
       where f.kind = 'sequence' and v.features::text = '[]'`,
    );
    expect(bare).toEqual([]);
    const authors = await lab.database.asOwner<{ author_id: string }>(
      `select v.version, v.author_id from file_version v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
       where f.name = 'pET28a-scFv' order by v.version`,
    );
    expect(new Set(authors.map(({ author_id }) => author_id)).size).toBe(3);
  });

  it("spreads over the weeks before, never into the time to come", async () => {
    const [row] = await lab.database.asOwner<{ first: Date; last: Date; days: string }>(
      `select min(create_time) as first, max(create_time) as last, count(distinct create_time::date) as days from file`,
    );
    expect(row!.first.getTime()).toBeGreaterThan(now.getTime() - 50 * 86_400_000);
    expect(row!.last.getTime()).toBeLessThan(now.getTime());
    expect(Number(row!.days)).toBeGreaterThan(20);
    const late = await count(
      lab,
      `(select create_time from notification union all select create_time from subject_comment
        union all select decide_time from approval_task union all select quarter from project_activity) as told
       where create_time > '${now.toISOString()}'`,
    );
    expect(late).toBe(0);
  });

  it("has notified everybody, and its audit trail is intact", async () => {
    expect(untold).toBe(0);
    expect(await count(lab, "notification")).toBeGreaterThan(20);
    const { userId, tenantId } = owner.user;
    expect(
      await lab.kernel.database.read({ userId, tenantId }, (q) => lab.kernel.audit.findBreak(q)),
    ).toBeNull();
  });

  if (isFull)
    it("is the same each time", async () => {
      const again = await build();
      expect(await tellOf(again)).toEqual(await tellOf(lab));
      await again.close();
    }, 240_000);

  if (isFull)
    it("speaks the language of the installation", async () => {
      const english = await build(["en-US", "zh-CN"]);
      const { user } = await english.signIn(demoEmail("member"));
      expect([user.name, user.tenantName]).toEqual(["Yue Lin", "Chen Lab"]);
      expect(await count(english, "file where name ~ '[一-龥]'")).toBe(0);
      await english.close();
    }, 240_000);
});
