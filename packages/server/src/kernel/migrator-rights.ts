import type pg from "pg";
import { ConfigError } from "./config.ts";
import { SERVER_ROLE } from "./database.ts";

interface Rights {
  readonly me: string;
  readonly database: string;
  readonly has_role: boolean;
  readonly is_member: boolean;
  readonly can_make_role: boolean;
  readonly can_give_role: boolean;
  readonly can_make_tables: boolean;
  readonly can_make_schemas: boolean;
}

/** Since PostgreSQL 16, a role with CREATEROLE can only grant roles that it administers. */
const RIGHTS = `select quote_ident(current_user) as me, quote_ident(current_database()) as database,
    server.oid is not null as has_role,
    server.oid is not null and pg_has_role(current_user, server.oid, 'member') as is_member,
    mine.rolsuper or mine.rolcreaterole as can_make_role,
    mine.rolsuper or (mine.rolcreaterole and current_setting('server_version_num')::integer < 160000) as can_give_role,
    has_schema_privilege(current_user, 'public', 'create') as can_make_tables,
    has_database_privilege(current_user, current_database(), 'create') as can_make_schemas
  from pg_roles mine left join pg_roles server on server.rolname = $1 where mine.rolname = current_user`;

const lacking = (rights: Rights): string | undefined => {
  const { me, database } = rights;
  if (!rights.can_make_role)
    return `${me} may not create roles, as a new installation does once; an administrator runs: alter role ${me} createrole`;
  if (rights.has_role && !rights.is_member && !rights.can_give_role)
    return `${me} may not act as ${SERVER_ROLE}; an administrator runs: grant ${SERVER_ROLE} to ${me}`;
  if (!rights.can_make_tables)
    return `${me} may not make tables; an administrator runs: grant create on schema public to ${me}`;
  if (!rights.can_make_schemas)
    return `${me} may not make schemas; an administrator runs: grant create on database ${database} to ${me}`;
  return undefined;
};

/** Checked before the first migration: whether this role may do what the migrations do. @throws ConfigError */
export const checkRights = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<Rights>(RIGHTS, [SERVER_ROLE]);
  const lack = rows[0] === undefined ? undefined : lacking(rows[0]);
  if (lack !== undefined) throw new ConfigError(`DATABASE_URL is wrong: its role ${lack}`);
};
