import { type EquipmentGroup, equipmentApi, MAX_EQUIPMENT_GROUP_NAME } from "@benchleaf/contract";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEquipmentChange, useGroups } from "../equipment.queries.ts";
import { GroupRulesDialog } from "./rules-dialog.tsx";

/** Groups of devices: add, remove, and the rules that their devices share. */
export const GroupsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const { data: groups = [] } = useGroups();
  const [name, setName] = useState("");
  const [ruled, setRuled] = useState<EquipmentGroup | null>(null);
  const create = useEquipmentChange((wanted: string) =>
    call(equipmentApi.createGroup, { body: { name: wanted } }),
  );
  const remove = useEquipmentChange((groupId: string) =>
    call(equipmentApi.removeGroup, { params: { groupId } }),
  );
  const add = () =>
    name.trim() !== "" &&
    announce(create.mutateAsync(name.trim()), t("devices.groupSaved"), () => setName(""));
  return (
    <Dialog open title={t("devices.groups")} footer={null} onCancel={onClose}>
      <p>{t("devices.groupsLead")}</p>
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            {t("devices.groupLine", { name: group.name, count: group.count })}{" "}
            <Button
              size="small"
              type="text"
              aria-label={t("devices.groupRules", { name: group.name })}
              onClick={() => setRuled(group)}
            >
              {t("devices.rules")}
            </Button>
            <ConfirmButton
              size="small"
              type="text"
              danger
              isBusy={remove.isPending}
              aria-label={`${t("devices.remove")}: ${group.name}`}
              question={t("devices.removeGroupTitle", { name: group.name })}
              consequence={t("devices.removeGroupText")}
              action={t("devices.remove")}
              onConfirm={() => announce(remove.mutateAsync(group.id), t("devices.groupRemoved"))}
            >
              {t("devices.remove")}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <Space.Compact>
        <Input
          aria-label={t("devices.groupName")}
          placeholder={t("devices.groupName")}
          maxLength={MAX_EQUIPMENT_GROUP_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={add}
        />
        <Button loading={create.isPending} onClick={add}>
          {t("devices.add")}
        </Button>
      </Space.Compact>
      {ruled && <GroupRulesDialog group={ruled} onClose={() => setRuled(null)} />}
    </Dialog>
  );
};
