import { CameraOutlined } from "@ant-design/icons";
import {
  type Equipment,
  type EquipmentDetail,
  type EquipmentInput,
  equipmentApi,
  subjectsApi,
} from "@benchleaf/contract";
import { Button, Space } from "antd";
import { useRef } from "react";
import { addressOf, call } from "../../../kernel/client.ts";
import { shrinkPhoto } from "../../../kernel/shrink-photo.ts";
import { paramsOf } from "../../../kernel/subjects/subject.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAttach } from "../../../shared/subjects/subjects.queries.ts";
import { useEquipmentChange } from "../equipment.queries.ts";
import styles from "./device-picture.module.css";

/** Longest side to which a picture of a device is reduced, in pixels. */
const MOST_PIXELS = 1_024;

interface DevicePictureProps {
  readonly device: Pick<Equipment, "id" | "name" | "pictureId">;
  /** In a line of a list, or on a page. */
  readonly size: "small" | "large";
}

/** The picture of a device; nothing where it has none. */
export const DevicePicture = ({ device: { id, name, pictureId }, size }: DevicePictureProps) => {
  if (pictureId === null) return null;
  const params = { ...paramsOf({ kind: "equipment", id }), attachmentId: pictureId };
  return (
    <img
      className={styles.picture}
      data-size={size}
      // In a list its name is beside it.
      alt={size === "large" ? name : ""}
      loading="lazy"
      src={addressOf(subjectsApi.attachmentContent.path, { params })}
    />
  );
};

/** What is said of a device, as it is; the values of the team's own fields stay where they are left out. */
const inputOf = (device: EquipmentDetail): EquipmentInput => {
  const { name, assetNo, model, serialNo, manufacturer, category, location, description, groupId } = device;
  const { timezone, isBookable, setupMinutes, cleanupMinutes, calibrationDue, hourRate, currency } = device;
  return {
    ...{ name, assetNo, model, serialNo, manufacturer, category, location, description, groupId },
    ...{ timezone, isBookable, setupMinutes, cleanupMinutes, calibrationDue, hourRate, currency },
    ownerIds: device.owners.map(({ userId }) => userId),
    pictureId: device.pictureId,
  };
};

/** The picture of a device with the ways to choose another one, which becomes an attachment, and to remove it. */
export const DevicePictureField = ({ device }: { readonly device: EquipmentDetail }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const { attach, fraction } = useAttach({ kind: "equipment", id: device.id });
  const save = useEquipmentChange((pictureId: string | null) =>
    call(equipmentApi.update, {
      params: { equipmentId: device.id },
      body: {
        ...inputOf(device),
        pictureId,
        version: device.version,
      },
    }),
  );
  const choose = async (file: File) => {
    try {
      const { blob, name } = await shrinkPhoto(file, MOST_PIXELS).catch(() => {
        throw new RangeError(file.name);
      });
      const { id } = await attach(new File([blob], name, { type: blob.type }));
      await save.mutateAsync(id);
      toasts.success(t("devices.pictureSaved"));
    } catch (error) {
      if (error instanceof RangeError) toasts.warning(t("devices.pictureUnreadable", { name: file.name }));
      else toasts.failure(error);
    }
  };
  return (
    <div className={styles.field}>
      <DevicePicture device={device} size="large" />
      {device.abilities.edit && (
        <Space wrap>
          <Button
            size="small"
            icon={<CameraOutlined />}
            loading={fraction !== null || save.isPending}
            onClick={() => input.current?.click()}
          >
            {t(device.pictureId === null ? "devices.addPicture" : "devices.changePicture")}
          </Button>
          {device.pictureId !== null && (
            <Button size="small" type="text" onClick={() => save.mutate(null, { onError: toasts.failure })}>
              {t("devices.removePicture")}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t("devices.addPicture")}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              target.value = "";
            }}
          />
        </Space>
      )}
    </div>
  );
};
