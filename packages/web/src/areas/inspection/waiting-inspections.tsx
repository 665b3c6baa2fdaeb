import { AuditOutlined, WarningOutlined } from "@ant-design/icons";
import { inspectionRecordsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { features } from "../../kernel/features.ts";
import { Moment } from "../../kernel/parts/moment.tsx";
import { hasPermission } from "../../kernel/session.ts";
import { useTranslation } from "../../kernel/translation.ts";
import type { Waiting } from "../../kernel/web-area.ts";
import { useFormText } from "./form-text.ts";

const MOST_WAITING = 5;
const DAY_MS = 86_400_000;

/** Inspections that are due within a day or overdue, and corrective actions of the reader's own. */
export const useWaitingInspections = (): Waiting => {
  const t = useTranslation();
  const say = useFormText();
  const isOn = features.get().has("INSPECTION_FORM") && hasPermission("INSPECTION_FORM_INSPECTION");
  const { data, error, refetch } = useQuery({
    queryKey: ["inspection", "home"],
    queryFn: async ({ signal }) => {
      const [tasks, actions] = await Promise.all([
        call(inspectionRecordsApi.tasks, { query: { limit: MOST_WAITING } }, { signal }),
        call(inspectionRecordsApi.actions, { query: { state: "open", limit: MOST_WAITING } }, { signal }),
      ]);
      return { tasks: tasks.records, actions: actions.records };
    },
    enabled: isOn,
  });
  if (!isOn) return { lines: [] };
  const soon = Date.now() + DAY_MS;
  const lines = data && [
    ...data.tasks
      .filter(({ dueTime }) => Date.parse(dueTime) < soon)
      .map((task) => ({
        key: `inspection-${task.id}`,
        icon: task.isOverdue ? <WarningOutlined /> : <AuditOutlined />,
        text: t(task.isOverdue ? "inspection.waitingOverdue" : "inspection.waitingTask", {
          form: say(task.formName),
          target: task.target.name,
        }),
        to: "/inspection/view",
        search: { task: task.id },
        aside: <Moment instant={task.dueTime} />,
      })),
    ...data.actions.map((action) => ({
      key: `action-${action.id}`,
      icon: <WarningOutlined />,
      text: t("inspection.waitingAction", { title: say(action.title), target: action.target.name }),
      to: "/inspection/task",
      search: { view: "actions", action: action.id },
    })),
  ];
  return { lines, error, retry: () => void refetch() };
};
