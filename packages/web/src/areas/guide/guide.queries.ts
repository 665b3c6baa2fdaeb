import { guideApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { usePreferences } from "../../kernel/preferences.ts";

const key = ["guide"] as const;
/** The guide changes only with the program. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useGuideContents = () => {
  const { locale: language } = usePreferences();
  return useQuery({
    ...forever,
    queryKey: [...key, "contents", language],
    queryFn: ({ signal }) => call(guideApi.list, { query: { language } }, { signal }),
  });
};

export const useGuidePage = (slug: string) => {
  const { locale: language } = usePreferences();
  return useQuery({
    ...forever,
    queryKey: [...key, "page", language, slug],
    queryFn: ({ signal }) => call(guideApi.page, { params: { slug }, query: { language } }, { signal }),
  });
};

export const useGuideSearch = (q: string) => {
  const { locale: language } = usePreferences();
  return useQuery({
    ...forever,
    enabled: q !== "",
    queryKey: [...key, "search", language, q],
    queryFn: ({ signal }) => call(guideApi.search, { query: { language, q } }, { signal }),
    placeholderData: (before) => before,
  });
};
