import {
  CloseOutlined,
  DownloadOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
} from "@ant-design/icons";
import { dnaLadders, type Methylase, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { Button, Checkbox, InputNumber, Select } from "antd";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { BandPlace } from "../../../canvas/gel/gel-labels.ts";
import type { GelLane } from "../../../canvas/gel/gel-scene.ts";
import { GelView } from "../../../canvas/gel/gel-view.tsx";
import type { PictureSource } from "../../../canvas/view-props.ts";
import { useTheme } from "../../../kernel/appearance.ts";
import { saveBlob } from "../../../kernel/client.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { GelPictures } from "../../../shared/sequences/gel-pictures.tsx";
import { useGelLabels } from "../../../shared/sequences/use-gel-labels.ts";
import { namedList } from "../parts/named-list.ts";
import styles from "./digest.module.css";
import { MAX_AGAROSE, MIN_AGAROSE, methylases } from "./digest-settings.ts";
import { fragmentsCsv, isSelected, nextOfLength, selectionOf } from "./fragment-rows.ts";
import { FragmentTable } from "./fragment-table.tsx";
import { LaneCards } from "./lane-cards.tsx";
import { type Digest, useDigest } from "./use-digest.ts";

interface DigestDockProps {
  readonly record: SequenceRecord;
  readonly name: string;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onClose: () => void;
}

const LADDER = "ladder";

/** Digests of the molecule on a gel, next to its map and residues: selections are synchronized. */
export default function DigestDock({ record, name, selection, onSelect, onClose }: DigestDockProps) {
  const t = useTranslation();
  const theme = useTheme();
  const digest = useDigest(record);
  const [isLarge, setLarge] = useState(false);
  const picture = useRef<PictureSource>(null);
  const dock = useRef<HTMLElement>(null);
  // Where the page is longer than its window it opens out of sight.
  useEffect(() => {
    dock.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const labels = useGelLabels();
  const { settings, lanes, shownLane } = digest;
  const gelLanes = useMemo(
    (): readonly GelLane[] => [
      { key: LADDER, name: "M", sample: settings.ladder },
      ...lanes.map(({ key, number, enzymes, rows }) => ({
        key,
        name: enzymes.length > 0 ? `${number} ${enzymes.join("+")}` : String(number),
        sample: rows.map(({ fragment }) => ({
          length: fragment.length,
          isPartial: fragment.missedCuts > 0,
        })),
      })),
    ],
    [settings.ladder, lanes],
  );
  const chosen = useMemo((): BandPlace | null => {
    const inFirst = [shownLane, ...lanes].find((lane) =>
      lane?.rows.some(({ fragment }) => isSelected(fragment, selection)),
    );
    return inFirst ? { lane: inFirst.key, length: selection.length } : null;
  }, [shownLane, lanes, selection]);
  const pick = ({ lane, length }: BandPlace) => {
    const picked = lanes.find(({ key }) => key === lane);
    if (!picked) return;
    digest.showLane(lane);
    const fragment = nextOfLength(picked.rows, length, selection);
    if (fragment) onSelect(selectionOf(fragment));
  };
  const sizeWord = t(isLarge ? "digest.smaller" : "digest.larger");

  return (
    <section ref={dock} className={styles.dock} data-large={isLarge} aria-label={t("digest.title")}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("digest.title")}</h2>
        <GelSettings digest={digest} />
        <span className={styles.headEnd}>
          <GelPictures picture={picture} title={`${name} ${t("digest.title")}`} />
          <CsvButton digest={digest} name={name} />
          <Button
            size="small"
            type="text"
            icon={isLarge ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            aria-label={sizeWord}
            title={sizeWord}
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          />
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={t("digest.close")}
            title={t("digest.close")}
            onClick={onClose}
          />
        </span>
      </div>
      <div className={styles.body} aria-busy={!digest.isCurrent}>
        <LaneCards digest={digest} size={record.sequence.length} onSelect={onSelect} />
        <div className={styles.gel}>
          <GelView
            lanes={gelLanes}
            agarosePercent={settings.agarosePercent}
            selected={chosen}
            theme={theme}
            labels={labels}
            onPick={pick}
            picture={picture}
          />
        </div>
        {shownLane && <FragmentTable lane={shownLane} selection={selection} onSelect={onSelect} />}
      </div>
    </section>
  );
}

const methylaseNames: Readonly<Record<Methylase, string>> = { dam: "Dam", dcm: "Dcm", cpg: "CpG" };

const GelSettings = ({ digest: { settings, change } }: { digest: Digest }) => {
  const t = useTranslation();
  const id = useId();
  return (
    <div className={styles.settings}>
      <span className={styles.field}>
        <span>{t("digest.ladder")}</span>
        <Select
          size="small"
          className={styles.ladder ?? ""}
          popupMatchSelectWidth={false}
          {...namedList(`${id}-ladder`, t("digest.ladder"))}
          value={settings.ladder}
          options={dnaLadders.map(({ name }) => ({ value: name, label: name }))}
          onChange={(ladder) => change({ ladder })}
        />
      </span>
      <label className={styles.field} htmlFor={`${id}-agarose`}>
        {t("digest.agarose")}
        <InputNumber<number>
          id={`${id}-agarose`}
          size="small"
          className={styles.percent ?? ""}
          min={MIN_AGAROSE}
          max={MAX_AGAROSE}
          step={0.1}
          precision={1}
          suffix="%"
          value={settings.agarosePercent}
          onChange={(agarosePercent) => agarosePercent !== null && change({ agarosePercent })}
        />
      </label>
      <span className={styles.field}>
        <span title={t("digest.methylationHelp")}>{t("digest.methylation")}</span>
        <Checkbox.Group<Methylase>
          aria-label={t("digest.methylation")}
          value={[...settings.methylation]}
          options={methylases.map((one) => ({ value: one, label: methylaseNames[one] }))}
          onChange={(wanted) => change({ methylation: methylases.filter((one) => wanted.includes(one)) })}
        />
      </span>
    </div>
  );
};

const CsvButton = ({ digest, name }: { digest: Digest; name: string }) => {
  const t = useTranslation();
  const save = () => {
    const headings = [
      t("digest.lane"),
      t("digest.enzymes"),
      t("digest.first"),
      t("digest.last"),
      t("digest.length"),
      t("digest.leftEnd"),
      t("digest.rightEnd"),
      t("digest.missedCuts"),
    ];
    const tables = digest.lanes.map(({ number, enzymes, rows }) => ({ lane: String(number), enzymes, rows }));
    const text = fragmentsCsv(tables, { headings, native: t("digest.nativeEnd"), blunt: t("digest.blunt") });
    saveBlob(
      new Blob([text], { type: "text/csv;charset=utf-8" }),
      `${`${name} ${t("digest.fragments")}`.replace(/[\\/:*?"<>|]/g, "_")}.csv`,
    );
  };
  return (
    <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={save}>
      CSV
    </Button>
  );
};
