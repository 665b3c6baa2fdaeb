import type { Slide } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePageInAddress } from "../../../kernel/use-page-in-address.ts";
import { useReading } from "../hooks/use-reading.ts";
import { ReadView } from "../parts/read-view.tsx";
import styles from "../parts/slides.module.css";
import { StageFrame } from "../parts/stage-frame.tsx";
import { TwoWays } from "../parts/two-ways.tsx";
import type { ViewerProps } from "./viewer.ts";

const Picture = ({ picture, label }: { picture: Slide["pictures"][number]; label: string }) => {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const blob = new Blob([new Uint8Array(picture.bytes)], { type: picture.contentType });
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address && <img src={address} alt={label} className={styles.picture} loading="lazy" />;
};

const SlideCard = ({ slide, number }: { slide: Slide; number: number }) => {
  const t = useTranslation();
  const title = slide.title || t("previews.slideNumber", { number });
  return (
    <li className={styles.slide}>
      <span className={styles.number}>{number}</span>
      <h2 className={styles.title}>{title}</h2>
      {slide.paragraphs.map(({ text, level }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide's paragraphs never change their order.
        <p key={index} className={styles.paragraph} style={{ marginInlineStart: level * 20 }}>
          {text}
        </p>
      ))}
      <div className={styles.pictures}>
        {slide.pictures.map((picture, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide's pictures never change their order.
            key={index}
            picture={picture}
            label={t("previews.slidePicture", { title, number: index + 1 })}
          />
        ))}
      </div>
      {slide.notes && (
        <p className={styles.notes}>
          <b>{t("previews.slideNotes")}</b> {slide.notes}
        </p>
      )}
    </li>
  );
};

/** All slides; the requested one is scrolled into view. */
const Slides = ({ slides, asked }: { slides: readonly Slide[]; asked: number | null }) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (asked !== null) list.current?.children[asked - 1]?.scrollIntoView({ block: "start" });
  }, [asked]);
  return (
    <ol className={styles.slides} ref={list}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order.
        <SlideCard key={index} slide={slide} number={index + 1} />
      ))}
    </ol>
  );
};

const SlidesAsText = ({ page, address, asked }: ViewerProps & { asked: number | null }) => {
  const { data, fault } = useReading({ kind: "slides", address, bytes: page.bytes ?? 0 });
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(slides) => <Slides slides={slides} asked={asked} />}
    </ReadView>
  );
};

/** A presentation as its slides look, from the one that the address names; or as its words, notes and pictures. */
export default function SlidesViewer(props: ViewerProps) {
  const t = useTranslation();
  const asked = usePageInAddress();
  return (
    <TwoWays
      facts={t("previews.slidesWithoutMotion")}
      otherName={t("previews.asText")}
      laidOut={<StageFrame page={props.page} address={props.address} kind="slides" slide={asked} />}
      other={<SlidesAsText {...props} asked={asked} />}
    />
  );
}
