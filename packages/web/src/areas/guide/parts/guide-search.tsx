import { type GuideSection, MAX_GUIDE_QUESTION } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Input } from "antd";
import { type KeyboardEvent, useRef, useState } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useGuideSearch } from "../guide.queries.ts";
import { excerptOf } from "../guide-excerpt.ts";
import styles from "./guide.module.css";

const DEBOUNCE_MS = 150;

const placeOf = ({ slug, path }: GuideSection) => ({
  to: "/open/guide/$slug" as const,
  params: { slug },
  ...(path.includes("#") ? { hash: path.split("#")[1] ?? "" } : {}),
});

/** Search with results as the user types; arrow keys move between the field and the results. */
export const GuideSearch = () => {
  const t = useTranslation();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const wanted = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data, error, isPlaceholderData } = useGuideSearch(wanted);
  const isOpen = typed.trim() !== "" && wanted !== "" && (data !== undefined || error !== null);
  const close = () => {
    setTyped("");
    box.current?.querySelector("input")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && typed !== "") {
      event.preventDefault();
      close();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !box.current) return;
    const stops = [...box.current.querySelectorAll<HTMLElement>("input, ol a")];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const openFirst = () => {
    const first = isPlaceholderData ? undefined : data?.[0];
    if (!first || !isOpen) return;
    setTyped("");
    void navigate(placeOf(first));
  };
  return (
    <search className={styles.search}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move between the field and the links in it. */}
      <div ref={box} onKeyDown={onKeyDown}>
        <Input
          type="search"
          allowClear
          maxLength={MAX_GUIDE_QUESTION}
          value={typed}
          aria-label={t("guide.searchLabel")}
          placeholder={t("guide.searchHint")}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => !event.nativeEvent.isComposing && openFirst()}
        />
        <div role="status" className="visually-hidden">
          {isOpen && data && t("guide.found", { count: data.length })}
        </div>
        {isOpen && (
          <div className={styles.results}>
            {error && !data && <p>{formatError(t, error)}</p>}
            {data?.length === 0 && <p>{t("guide.nothing", { text: wanted })}</p>}
            {data && data.length > 0 && (
              <ol>
                {data.map((section) => (
                  <li key={section.path}>
                    <Link {...placeOf(section)} onClick={() => setTyped("")}>
                      <strong>
                        {section.heading === "" ? section.title : `${section.title} › ${section.heading}`}
                      </strong>
                      <span>{excerptOf(section.text, wanted)}</span>
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
      </div>
    </search>
  );
};
