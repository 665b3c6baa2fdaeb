import { Tooltip } from "antd";
import { useFormat } from "../format.ts";

/** "3 minutes ago", with the exact time on hover. */
export const Moment = ({ instant }: { instant: string }) => {
  const format = useFormat();
  return (
    <Tooltip title={format.dateTime(instant)}>
      <time dateTime={instant}>{format.relative(instant)}</time>
    </Tooltip>
  );
};
