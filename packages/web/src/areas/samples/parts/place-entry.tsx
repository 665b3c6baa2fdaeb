import { Form, Input } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { LocationSelect, readTypedPosition } from "../../warehouses/warehouses.public.tsx";

/** What the fields of {@link PlaceEntry} hold. */
export interface PlaceValues {
  readonly locationId?: string;
  readonly position?: string;
}

/** Where new samples are put; null if nowhere yet. */
export const placeOf = ({ locationId, position }: PlaceValues) =>
  locationId ? { locationId, position: readTypedPosition(position) } : null;

/** Fields for the location of new samples, and the position of the first of them. */
export const PlaceEntry = ({ warehouseId }: { readonly warehouseId: string }) => {
  const t = useTranslation();
  return (
    <>
      <Form.Item name="locationId" label={t("samplePages.place")}>
        <LocationSelect warehouseId={warehouseId} />
      </Form.Item>
      <Form.Item
        name="position"
        label={t("samplePages.position")}
        extra={t("samplePages.positionHelp")}
        rules={[
          {
            validator: (_, text: string | undefined) =>
              !text?.trim() || readTypedPosition(text) !== null
                ? Promise.resolve()
                : Promise.reject(new Error(t("samplePages.positionInvalid"))),
          },
        ]}
      >
        <Input maxLength={5} placeholder="A1" autoComplete="off" />
      </Form.Item>
    </>
  );
};
