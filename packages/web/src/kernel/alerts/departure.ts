import { type Departure, departuresApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useFormat } from "../format.ts";
import { useTranslation } from "../translation.ts";

/** Cache key of which team was left last. */
export const DEPARTURE_KEY = ["departure"] as const;

/** Which team someone has left last, and how they continue; also for who is in none. */
export const useDeparture = () =>
  useQuery({
    queryKey: DEPARTURE_KEY,
    queryFn: ({ signal }) => call(departuresApi.departure, undefined, { signal, isSessionOptional: true }),
    throwOnError: false,
    retry: false,
  });

/** By whom and when, as a sentence. */
export const useDepartureMessage = () => {
  const t = useTranslation();
  const { dateTime } = useFormat();
  return ({ teamName: team, byName: by, isDisabled, time: at }: NonNullable<Departure["left"]>): string => {
    const time = dateTime(at);
    if (isDisabled)
      return by === null ? t("left.shutOut", { team }) : t("left.shutOutBy", { team, by, time });
    return by === null ? t("left.quit", { team, time }) : t("left.removed", { team, by, time });
  };
};
