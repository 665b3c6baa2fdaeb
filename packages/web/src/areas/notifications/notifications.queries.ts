import { type NotificationSetting, notificationsApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const KEY = ["notification-settings"];

export const useNotificationSettings = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(notificationsApi.config, undefined, { signal }),
  });

/** Shows a choice at once, and takes it back where the server refuses it. */
export const useSaveSetting = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (setting: NotificationSetting) => call(notificationsApi.saveConfig, { body: [setting] }),
    onMutate: (setting) => {
      const before = client.getQueryData<NotificationSetting[]>(KEY);
      client.setQueryData<NotificationSetting[]>(KEY, (all) =>
        all?.map((one) => (one.kind === setting.kind ? setting : one)),
      );
      return before;
    },
    onError: (_error, _setting, before) => client.setQueryData(KEY, before),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
  });
};
