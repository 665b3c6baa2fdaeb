import { CommentOutlined, ShareAltOutlined } from "@ant-design/icons";
import { always, type EditorAction } from "./editor-action.ts";

/** Actions with others: comments on the sequence, and its permissions. */
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
