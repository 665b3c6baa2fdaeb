import type { Id, InspectionTrend } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

/** Maximum number of values in one trend; the newest are shown. */
const MOST_VALUES = 2_000;

/** The results of inspections by a form, and the measurements of one of its items; only records that count. */
export const findTrend = async (
  q: Queries,
  { formId, itemId, days }: { readonly formId: Id; readonly itemId: string | null; readonly days: number },
): Promise<InspectionTrend> => {
  const since = "r.fill_time > now() - $2::integer * interval '1 day'";
  const counted = `inspection_record r join inspection_task t
    on t.tenant_id = r.tenant_id and t.id = r.task_id and t.record_id = r.id`;
  const [byDay, values, failures] = await Promise.all([
    q.rows<{ day: string; pass: number; fail: number }>(
      `select to_char(r.fill_time at time zone r.timezone, 'YYYY-MM-DD') as day,
         count(*) filter (where r.result = 'pass')::integer as pass,
         count(*) filter (where r.result = 'fail')::integer as fail
       from ${counted} where r.form_id = $1 and ${since} group by 1 order by 1`,
      [formId, days],
    ),
    itemId === null
      ? []
      : q.rows<{ record_id: Id; target: string; time: Date; value: number; is_failed: boolean }>(
          `select v.record_id, t.target_name as target, v.fill_time as time, v.value, v.is_failed
           from inspection_value v join ${counted} on r.tenant_id = v.tenant_id and r.id = v.record_id
           where v.form_id = $1 and v.item_id = $3 and v.value is not null
             and v.fill_time > now() - $2::integer * interval '1 day'
           order by v.fill_time desc, v.record_id desc ${limitTo(MOST_VALUES)}`,
          [formId, days, itemId],
        ),
    q.rows<{ item_id: string; count: number }>(
      `select v.item_id, count(*)::integer as count
       from inspection_value v join ${counted} on r.tenant_id = v.tenant_id and r.id = v.record_id
       where v.form_id = $1 and v.is_failed and v.fill_time > now() - $2::integer * interval '1 day'
       group by 1 order by 2 desc, 1 ${limitTo(10)}`,
      [formId, days],
    ),
  ]);
  return {
    days: byDay,
    values: values
      .map(({ record_id, time, is_failed, ...rest }) => ({
        ...rest,
        recordId: record_id,
        time: time.toISOString(),
        isFailed: is_failed,
      }))
      .toReversed(),
    failures: failures.map(({ item_id, count }) => ({ itemId: item_id, count })),
  };
};
