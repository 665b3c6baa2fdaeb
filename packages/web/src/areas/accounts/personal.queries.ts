import { type PersonalInformation, personalApi, type RequestOf } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { session } from "../../kernel/session.ts";
import { upload } from "../../kernel/upload.ts";

const key = ["personal"] as const;

export const usePersonal = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(personalApi.personalInformation, undefined, { signal }),
  });

/** Header and lists show the signed-in person from the session, so it learns of every change. */
const tellSession = ({ name, avatar, mobile, email }: PersonalInformation): void => {
  const current = session.get();
  if (current) session.set({ ...current, user: { ...current.user, name, avatar, mobile, email } });
};

const useChange = <Input>(change: (input: Input) => Promise<PersonalInformation>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (personal) => {
      client.setQueryData(key, personal);
      tellSession(personal);
    },
  });
};

export const useUpdatePersonal = () =>
  useChange((body: RequestOf<typeof personalApi.updatePersonal>["body"]) =>
    call(personalApi.updatePersonal, { body }),
  );

/** Sends a picture and takes it as the avatar; null takes the avatar away. */
export const useSetAvatar = () =>
  useChange(async (picture: Blob | null) => {
    if (picture === null) return call(personalApi.setAvatar, { body: { uuid: null } });
    const { uuid } = await upload(new File([picture], "avatar.png", { type: picture.type }), () => {});
    return call(personalApi.setAvatar, { body: { uuid } });
  });
