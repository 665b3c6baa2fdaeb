import {
  type Answer,
  assessAnswers,
  type FormItem,
  type InspectionRecordDetail,
  type ItemState,
  inspectionRecordsApi,
} from "@benchleaf/contract";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import fill from "../filling/fill.module.css";
import { useFormText } from "../form-text.ts";
import { State } from "../inspection-state.tsx";

const Files = ({ record, answer }: { readonly record: InspectionRecordDetail; readonly answer: Answer }) => (
  <ul className={fill.files}>
    {(answer.files ?? []).map(({ sha256, name }) => {
      const file = record.files.find((one) => one.sha256 === sha256);
      if (file === undefined) return <li key={sha256}>{name}</li>;
      const address = addressOf(inspectionRecordsApi.fileContent.path, {
        params: { inspectionRecordId: record.id, inspectionFileId: file.id },
      });
      return (
        <li key={sha256}>
          <a href={address} target="_blank" rel="noreferrer">
            {file.view === "image" ? (
              <img className={fill.photo} src={address} alt={name} loading="lazy" />
            ) : (
              name
            )}
          </a>
        </li>
      );
    })}
  </ul>
);

/** The answer to one item, read-only. */
const Value = ({ item, record }: { readonly item: FormItem; readonly record: InspectionRecordDetail }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const answer = record.answers[item.id];
  if (answer === undefined) return <span className={fill.kept}>{t("inspecting.notAnswered")}</span>;
  switch (item.kind) {
    case "choice":
      return (
        <span>
          {format.list(
            item.options
              .filter(({ id }) => (answer.options ?? []).includes(id))
              .map(({ title }) => say(title)),
          )}
        </span>
      );
    case "number":
      return (
        <span>
          {answer.number} {item.unit}
        </span>
      );
    case "text":
      return <span style={{ whiteSpace: "pre-wrap" }}>{answer.text}</span>;
    case "date":
      return <span>{answer.date && format.day(answer.date)}</span>;
    case "photo":
    case "file":
      return <Files record={record} answer={answer} />;
    case "table":
      return (
        <div className={fill.table}>
          <table>
            <thead>
              <tr>
                {item.columns.map(({ id, title, unit }) => (
                  <th key={id} scope="col">
                    {[say(title), unit].filter(Boolean).join(" ")}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(answer.rows ?? []).map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are only read and never change places.
                <tr key={at}>
                  {item.columns.map(({ id }, place) => (
                    <td key={id}>{row[place]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "signature":
      return (
        <>
          <span>{answer.signedBy}</span>
          {(answer.files ?? []).length > 0 && <Files record={record} answer={answer} />}
        </>
      );
    case "score":
      return (
        <span>
          {answer.score} / {item.most}
        </span>
      );
  }
};

const Answered = ({
  state,
  record,
}: {
  readonly state: ItemState;
  readonly record: InspectionRecordDetail;
}) => {
  const t = useTranslation();
  const say = useFormText();
  const { item, isFailed, isAnswered } = state;
  const note = record.answers[item.id]?.note;
  return (
    <div className={fill.item} data-state={isFailed ? "failed" : isAnswered ? "answered" : "open"}>
      <span className={fill.title}>{say(item.title)}</span>
      <Value item={item} record={record} />
      {isFailed && <State tone="bad">{t("inspecting.fail")}</State>}
      {note && <p className={fill.help}>{note}</p>}
    </div>
  );
};

/** Questions and answers of a filled-in form, with its version at that time. */
export const RecordAnswers = ({ record }: { readonly record: InspectionRecordDetail }) => {
  const say = useFormText();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: record.timezone }).format(
    new Date(record.fillTime),
  );
  const { items } = assessAnswers(record.form.content, record.answers, day);
  return record.form.content.sections.map((section) => {
    const own = items.filter(({ sectionId, isShown }) => isShown && sectionId === section.id);
    return (
      own.length > 0 && (
        <section key={section.id} className={fill.section} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`}>{say(section.title)}</h2>
          {own.map((state) => (
            <Answered key={state.item.id} state={state} record={record} />
          ))}
        </section>
      )
    );
  });
};
