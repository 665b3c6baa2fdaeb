import type { CustomizationRequest } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { type QuoteState, useQuotes, useResolveQuote } from "../grants.queries.ts";
import styles from "../parts/feedback.module.css";
import { InstanceFrame } from "../parts/instance-frame.tsx";

const STATES = ["open", "done"] as const;
const stateNames = { open: "plans.quotesOpen", done: "plans.quotesDone" } as const;

const QuoteItem = ({ quote }: { quote: CustomizationRequest }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const settle = useResolveQuote();
  const { id, firstName, lastName, email, tenantName, organization, organizationSize, createTime } = quote;
  const isDone = quote.doneTime !== null;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <strong>{`${firstName} ${lastName}`}</strong>
        <a href={`mailto:${email}`}>{email}</a>
        <span className={styles.soft}>{tenantName}</span>
        <span className={styles.soft}>
          <Moment instant={createTime} />
        </span>
        <Button
          size="small"
          className={styles.action ?? ""}
          loading={settle.isPending}
          onClick={() => settle.mutate({ id, isDone: !isDone }, { onError: toasts.failure })}
        >
          {t(isDone ? "plans.reopen" : "plans.settle")}
        </Button>
      </div>
      <p className={styles.soft}>
        {[
          organization,
          t("plans.sizePeople", { size: organizationSize }),
          quote.occupation,
          quote.industry,
        ].join(" · ")}
      </p>
      {quote.description !== "" && <p className={styles.text}>{quote.description}</p>}
    </li>
  );
};

/** Requests for quotes of all teams, for the administrator of the installation. */
export default function InstanceQuotesPage() {
  const t = useTranslation();
  const [state, setState] = useState<QuoteState>("open");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useQuotes(state);
  const quotes = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !quotes) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!quotes) return <ListSkeleton label={t("shell.loading")} />;
    if (quotes.length === 0)
      return <EmptyState sketch="messages" title={t("plans.noQuotes")} text={t("plans.noQuotesText")} />;
    return (
      <ul className={styles.items} aria-label={t("plans.quotes")}>
        {quotes.map((quote) => (
          <QuoteItem key={quote.id} quote={quote} />
        ))}
      </ul>
    );
  };
  return (
    <InstanceFrame title={t("plans.quotes")} error={error}>
      <ToolLine>
        <Segmented
          aria-label={t("plans.grantState")}
          value={state}
          options={STATES.map((value) => ({ value, label: t(stateNames[value]) }))}
          onChange={setState}
        />
      </ToolLine>
      <div className={styles.scroll}>
        {list()}
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("plans.more")}
          </Button>
        )}
      </div>
    </InstanceFrame>
  );
}
