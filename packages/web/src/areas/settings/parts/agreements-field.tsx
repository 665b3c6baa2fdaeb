import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input, Space } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

/** Agreements that new accounts accept, each a name and an address. */
export const AgreementsField = () => {
  const t = useTranslation();
  return (
    <Form.List name="customizeServiceAgreements">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <Space key={key} align="baseline">
              <Form.Item name={[name, "name"]} noStyle>
                <Input aria-label={t("instance.agreementName")} placeholder={t("instance.agreementName")} />
              </Form.Item>
              <Form.Item name={[name, "url"]} noStyle>
                <Input aria-label={t("instance.agreementUrl")} placeholder="https://" type="url" />
              </Form.Item>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t("instance.removeAgreement")}
                onClick={() => remove(name)}
              />
            </Space>
          ))}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => add({ name: "", url: "" })}>
              {t("instance.addAgreement")}
            </Button>
          </div>
        </>
      )}
    </Form.List>
  );
};
