import type { AnalysisContent, AnalysisOutcomeWire, Id, PlacedAnalysis } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Analyses as pages show them, also from the trash and after they were deleted for good. */

/** A version that a page shows, without its table. */
export interface PlacedRow {
  readonly file_id: Id;
  readonly name: string;
  readonly version: number;
  readonly newest_version: number;
  readonly state: PlacedAnalysis["state"];
  readonly spec: AnalysisContent["spec"];
  readonly figure: AnalysisContent["figure"];
  readonly outcome: AnalysisOutcomeWire;
}

/** Versions that pages show, of files that the user may read; null asks for the newest one. */
const FROM_FILES = `
  select v.file_id, f.name, v.version, f.version as newest_version, f.state, v.content->'spec' as spec,
    v.content->'figure' as figure, v.outcome
  from unnest($1::bigint[], $2::int[]) as given (file_id, version)
  join readable_file f on f.id = given.file_id
  join analysis_version v on v.tenant_id = f.tenant_id and v.file_id = f.id
    and v.version = coalesce(given.version, f.version)`;

/**
 * Those that are left of erased files: for who may read a page that shows them and the project that the file was in, and
 * only its owner if it was restricted.
 */
const FROM_ERASED = `
  select distinct on (e.file_id, e.version) e.file_id, e.name, e.version, e.version as newest_version,
    'erased' as state, e.spec::jsonb as spec, e.figure::jsonb as figure, e.outcome
  from unnest($1::bigint[], $2::int[]) as given (file_id, version)
  join erased_figure e on e.file_id = given.file_id and e.version = coalesce(given.version,
    (select max(newest.version) from erased_figure newest where newest.file_id = given.file_id))
  join readable_file page on page.tenant_id = e.tenant_id and page.id = e.page_id
  join readable_project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where not e.is_restricted or e.owner_id = current_user_id()
  order by e.file_id, e.version`;

/** The placed versions that the user may see. */
export const listPlaced = async (
  q: Queries,
  placed: readonly { readonly fileId: Id; readonly version: number | null }[],
): Promise<PlacedRow[]> => {
  const values = [placed.map(({ fileId }) => fileId), placed.map(({ version }) => version)];
  const [files, erased] = await Promise.all([
    q.rows<PlacedRow>(FROM_FILES, values),
    q.rows<PlacedRow>(FROM_ERASED, values),
  ]);
  return [...files, ...erased];
};
