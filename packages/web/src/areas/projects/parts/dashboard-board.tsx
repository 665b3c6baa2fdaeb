import type { Project, ProjectDashboard } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { NameCell } from "../../../ui/name-cell.tsx";
import { ActivityChart, RoomChart } from "./dashboard-charts.tsx";
import styles from "./project-pages.module.css";

interface BoardProps {
  readonly project: Project;
  readonly figures: ProjectDashboard;
}

const Figures = ({ project, figures }: BoardProps) => {
  const t = useTranslation();
  const format = useFormat();
  const changes = figures.days.reduce((sum, { created, saved }) => sum + created + saved, 0);
  return (
    <dl className={`${styles.figures} ${styles.wide}`}>
      <div>
        <dt>{t("projectPages.figureFiles")}</dt>
        <dd>
          <Link to={`/project/${project.id}/file`}>{format.number(figures.files)}</Link>
        </dd>
      </div>
      <div>
        <dt>{t("projectPages.figureBytes")}</dt>
        <dd>{format.bytes(figures.bytes)}</dd>
      </div>
      <div>
        <dt>{t("projectPages.figureMembers")}</dt>
        <dd>
          <Link to={`/project/${project.id}/member`}>{format.number(figures.members)}</Link>
        </dd>
      </div>
      <div>
        <dt>{t("projectPages.figureChanges")}</dt>
        <dd>{format.number(changes)}</dd>
      </div>
    </dl>
  );
};

const Kinds = ({ project, figures }: BoardProps) => {
  const t = useTranslation();
  const format = useFormat();
  const kindName = useKindName();
  return (
    <section className={styles.panel} aria-labelledby="kinds-title">
      <h2 id="kinds-title">{t("projectPages.byKind")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("projectPages.columnKind")}</th>
            <th scope="col" className={styles.number}>
              {t("projectPages.figureFiles")}
            </th>
            <th scope="col" className={styles.number}>
              {t("projectPages.figureBytes")}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.kinds.map(({ kind, files, bytes }) => (
            <tr key={kind}>
              <th scope="row">
                <NameCell icon={<FileIcon kind={kind} />}>
                  <Link to={`/project/${project.id}/file`} search={{ kind }}>
                    {kindName(kind)}
                  </Link>
                </NameCell>
              </th>
              <td className={styles.number}>{format.number(files)}</td>
              <td className={styles.number}>{format.bytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Contributors = ({ figures }: Pick<BoardProps, "figures">) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <section className={styles.panel} aria-labelledby="people-title">
      <h2 id="people-title">{t("projectPages.contributors")}</h2>
      {figures.contributors.length === 0 ? (
        <p>{t("projectPages.nothingHappened")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("projectPages.columnName")}</th>
              <th scope="col" className={styles.number}>
                {t("projectPages.created")}
              </th>
              <th scope="col" className={styles.number}>
                {t("projectPages.saved")}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.contributors.map(({ userId, name, created, saved }) => (
              <tr key={userId}>
                <th scope="row">
                  <Colleague id={userId} name={name} />
                </th>
                <td className={styles.number}>{format.number(created)}</td>
                <td className={styles.number}>{format.number(saved)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const Newest = ({ figures }: Pick<BoardProps, "figures">) => {
  const t = useTranslation();
  return (
    <section className={styles.panel} aria-labelledby="newest-title">
      <h2 id="newest-title">{t("projectPages.newest")}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("projectPages.columnName")}</th>
            <th scope="col">{t("projectPages.columnUpdated")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.newest.map((file) => (
            <tr key={file.id}>
              <th scope="row">
                <NameCell icon={<FileIcon kind={file.kind} />}>
                  <Link {...addressOfFile(file)}>{file.name}</Link>
                </NameCell>
              </th>
              <td className={styles.number}>
                <Moment instant={file.updateTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What is in a project, what has happened in it day by day, and who has done it. */
export const DashboardBoard = ({ project, figures }: BoardProps) => (
  <div className={styles.board}>
    <Figures project={project} figures={figures} />
    <div className={styles.wide}>
      <ActivityChart figures={figures} />
    </div>
    <RoomChart figures={figures} />
    <Kinds project={project} figures={figures} />
    <Contributors figures={figures} />
    <Newest figures={figures} />
  </div>
);
