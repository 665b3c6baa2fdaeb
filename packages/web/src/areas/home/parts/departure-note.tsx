import { departuresApi } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { DEPARTURE_KEY, useDeparture, useDepartureMessage } from "../../../kernel/alerts/departure.ts";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** Who has been removed from another team, or shut out there, reads it once where they continue. */
export const DepartureNote = () => {
  const t = useTranslation();
  const tell = useDepartureMessage();
  const toasts = useToasts();
  const client = useQueryClient();
  const left = useDeparture().data?.left;
  if (!left || left.isTold) return null;
  const understand = async () => {
    try {
      await call(departuresApi.departureTold, undefined);
      await client.invalidateQueries({ queryKey: DEPARTURE_KEY });
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <Alert
      type="info"
      showIcon
      title={tell(left)}
      action={
        <Button size="small" onClick={() => void understand()}>
          {t("left.understood")}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  );
};
