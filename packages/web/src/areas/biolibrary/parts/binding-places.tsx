import { MAX_PRIMER_MISMATCHES, type PrimerPlace, projectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, Progress, Select } from "antd";
import { useId, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { rangeOf } from "../../../shared/sequences/stretch-address.ts";
import { type FoundPlaces, usePlaces } from "../use-places.ts";
import styles from "./library.module.css";

const MISMATCHES = Array.from({ length: MAX_PRIMER_MISMATCHES + 1 }, (_, count) => count);

/** Where a primer of the stock binds in the sequences of a project; each place opens in the editor. */
export default function BindingPlaces({ bases }: { readonly bases: string }) {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { personalProjectId } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const [maxMismatches, setMismatches] = useState<number>(0);
  const { run, stop, progress, found } = usePlaces();
  const projects = useQuery({
    queryKey: ["library", "projects"],
    queryFn: ({ signal }) => call(projectsApi.list, { query: { limit: 200 } }, { signal }),
  });
  const options = (projects.data?.records ?? []).map((project) => ({
    value: project.id,
    label: project.isPersonal ? t("projects.personal") : project.name,
  }));
  const usual = options.find(({ value }) => value === visitedProject.get())?.value ?? personalProjectId;
  const projectId = wanted ?? usual;
  const counts = progress && { done: format.number(progress.done), all: format.number(progress.all) };
  return (
    <section className={styles.places} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.placesTitle}>
        {t("biolibrary.placesTitle")}
      </h3>
      <div className={styles.placesForm}>
        <label htmlFor={`${id}-project`}>{t("biolibrary.placesProject")}</label>
        <Select
          id={`${id}-project`}
          className={styles.placesProject ?? ""}
          showSearch={{ optionFilterProp: "label" }}
          loading={projects.isPending}
          value={projects.isSuccess ? projectId : null}
          options={options}
          onChange={setWanted}
        />
        <label htmlFor={`${id}-mismatches`}>{t("biolibrary.placesMismatches")}</label>
        <Select<number>
          id={`${id}-mismatches`}
          value={maxMismatches}
          options={MISMATCHES.map((value) => ({ value, label: format.number(value) }))}
          onChange={setMismatches}
        />
        {progress === null ? (
          <Button onClick={() => void run({ bases, projectId, maxMismatches })}>
            {t("biolibrary.placesFind")}
          </Button>
        ) : (
          <Button onClick={stop}>{t("biolibrary.stop")}</Button>
        )}
      </div>
      {progress && counts && (
        <div role="status">
          <Progress
            percent={Math.round((100 * progress.done) / Math.max(1, progress.all))}
            aria-label={t("biolibrary.placesLooking", counts)}
          />
          <p className={styles.hint}>{t("biolibrary.placesLooking", counts)}</p>
        </div>
      )}
      {found && <PlacesTable found={found} isRunning={progress !== null} />}
    </section>
  );
}

interface PlacesTableProps {
  readonly found: FoundPlaces;
  readonly isRunning: boolean;
}

const PlacesTable = ({ found, isRunning }: PlacesTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { places, looked, isComplete } = found;
  return (
    <>
      <p className={styles.hint} role="status">
        {t("biolibrary.placesFound", { places: format.number(places.length), looked: format.number(looked) })}
        {!isComplete && !isRunning && ` ${t("biolibrary.placesCut")}`}
      </p>
      {places.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={styles.enzymes} tabIndex={0} aria-label={t("biolibrary.placesTable")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("biolibrary.placesSequence")}</th>
                <th scope="col">{t("biolibrary.placesPosition")}</th>
                <th scope="col">{t("biolibrary.placesStrand")}</th>
                <th scope="col">{t("biolibrary.placesPaired")}</th>
                <th scope="col">{t("biolibrary.placesMismatchCount")}</th>
                <th scope="col">{t("biolibrary.placesTail")}</th>
                <th scope="col">Tm</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <PlaceRow key={`${place.sequenceId} ${place.strand} ${place.start}`} place={place} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
};

const PlaceRow = ({ place }: { readonly place: PrimerPlace }) => {
  const t = useTranslation();
  const format = useFormat();
  const { sequenceId, name, size, strand, length, mismatchCount, tailLength, tm } = place;
  const range = rangeOf(place, size);
  const [first, last] = range.split("..").map((position) => format.number(Number(position)));
  return (
    <tr>
      <th scope="row">
        <Link to="/sequence/$sequenceId" params={{ sequenceId }} search={{ range }}>
          {name}
        </Link>
      </th>
      <td>{t("sequences.range", { first: first ?? "", last: last ?? "" })}</td>
      <td>{t(strand === 1 ? "sequences.strandForward" : "sequences.strandReverse")}</td>
      <td>{format.basePairs(length, "nt")}</td>
      <td>{format.number(mismatchCount)}</td>
      <td>{tailLength === 0 ? "–" : format.basePairs(tailLength, "nt")}</td>
      <td>{format.number(tm, 1)} ℃</td>
    </tr>
  );
};
