import pg from "pg";
import type { DatabaseTarget } from "./database.ts";

/** Everything that matters of the schema `public`, one line per object; the order of columns does not. */
const questions: readonly string[] = [
  `select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then ' not null' else '' end,
     coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
     case when a.attidentity <> '' or a.attgenerated <> '' then ' ' || a.attidentity::text || a.attgenerated::text else '' end) as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid)) as line
   from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public'`,
  `select format('policy %s on %s for %s: %s check %s', policyname, tablename, cmd, qual, with_check) as line
   from pg_policies where schemaname = 'public'`,
  `select format('wall of %s: %s %s', relname, relrowsecurity, relforcerowsecurity) as line
   from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  `select format('view %s: %s %s', viewname, definition, c.reloptions) as line
   from pg_views v join pg_class c on c.relname = v.viewname and c.relnamespace = 'public'::regnamespace where schemaname = 'public'`,
  `select format('routine %s', pg_get_functiondef(p.oid)) as line from pg_proc p
   where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('trigger %s', pg_get_triggerdef(t.oid)) as line from pg_trigger t
   join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  `select format('grant %s on table %s to %s', a.privilege_type, c.relname, a.grantee::regrole) as line
   from pg_class c cross join aclexplode(c.relacl) a
   where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner and a.grantee <> 0`,
  `select format('grant %s on routine %s to %s', a.privilege_type, p.oid::regprocedure,
     case a.grantee when 0 then 'public' else a.grantee::regrole::text end) as line
   from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
   where p.pronamespace = 'public'::regnamespace and a.grantee <> p.proowner
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('type %s: %s', t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder)) as line
   from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname`,
  `select format('extension %s', extname) as line from pg_extension where extname <> 'plpgsql'`,
];

/** The schema of a database as lines in order. */
export const describeDatabase = async (target: DatabaseTarget): Promise<string[]> => {
  const client = new pg.Client(target);
  await client.connect();
  try {
    const lines: string[] = [];
    for (const question of questions) {
      const { rows } = await client.query<{ line: string }>(question);
      lines.push(...rows.map((row) => row.line));
    }
    return lines.sort();
  } finally {
    await client.end();
  }
};

/** The differences of two databases' schemas; empty when they are equal. The migration journal is ignored. */
export const compareDatabases = async (first: DatabaseTarget, second: DatabaseTarget): Promise<string[]> => {
  const isJournal = (line: string): boolean =>
    /\bmigration(_pkey|\.|\b.*wall)|wall of migration\b/.test(line);
  const [one, other] = (await Promise.all([describeDatabase(first), describeDatabase(second)])).map((lines) =>
    lines.filter((line) => !isJournal(line)),
  ) as [string[], string[]];
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !inOther.has(line)).map((line) => `only the first has: ${line}`),
    ...other.filter((line) => !inOne.has(line)).map((line) => `only the second has: ${line}`),
  ];
};
