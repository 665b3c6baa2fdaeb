import {
  AppstoreOutlined,
  BarsOutlined,
  BorderOutlined,
  DatabaseOutlined,
  HddOutlined,
  HomeOutlined,
  InboxOutlined,
  TableOutlined,
} from "@ant-design/icons";
import type { LocationKind } from "@benchleaf/contract";
import type { ReactNode } from "react";

const icons: Readonly<Record<LocationKind, ReactNode>> = {
  room: <HomeOutlined />,
  freezer: <HddOutlined />,
  fridge: <HddOutlined />,
  tank: <DatabaseOutlined />,
  cabinet: <HddOutlined />,
  shelf: <BarsOutlined />,
  drawer: <InboxOutlined />,
  rack: <AppstoreOutlined />,
  box: <BorderOutlined />,
  plate: <TableOutlined />,
  other: <InboxOutlined />,
};

/** The icon of a location by its kind. */
export const LocationIcon = ({ kind }: { readonly kind: LocationKind }) => (
  <span aria-hidden="true">{icons[kind]}</span>
);
