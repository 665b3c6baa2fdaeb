import { CommentOutlined, ShareAltOutlined } from "@ant-design/icons";
import { always, type EditorAction } from "./editor-action.ts";

/** What is done with others: said about the sequence, and who may open it. */
export const peopleActions: readonly EditorAction[] = [
  {
    key: "comments",
    place: "tool",
    icon: <CommentOutlined />,
    label: "annotation.comments",
    shortcut: "Alt+Y",
    isEdit: false,
    isEnabled: always,
    run: (tools) => tools.comments(),
  },
  {
    key: "share",
    place: "tool",
    icon: <ShareAltOutlined />,
    label: "annotation.share",
    shortcut: "Alt+Shift+H",
    isEdit: false,
    isEnabled: always,
    run: (tools) => tools.share(),
  },
];
