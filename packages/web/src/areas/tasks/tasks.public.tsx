/* Recurrences, as other areas choose and name them. */
export {
  firstRecurrence,
  RecurrenceFields,
  useRecurrenceText,
} from "../../shared/subjects/tasks/recurrence.tsx";
