import { Icon, type IconName } from "#app/ui/icon.tsx";
import icons from "./admin-icons.svg?url";

const ADMIN_ICONS = [
  "align-center",
  "align-justify",
  "align-left",
  "align-right",
  "arrow-down",
  "arrow-up",
  "badge-percent",
  "baseline",
  "bold",
  "calendar-clock",
  "caption",
  "chevrons-up-down",
  "circle-check",
  "circle-dashed",
  "circle-x",
  "code",
  "compare",
  "copy",
  "database",
  "direction",
  "download",
  "ellipsis",
  "external-link",
  "eye",
  "file-down",
  "grip-vertical",
  "hard-drive",
  "heading-1",
  "heading-2",
  "heading-3",
  "highlighter",
  "history",
  "house",
  "image",
  "image-off",
  "inbox",
  "italic",
  "key",
  "list",
  "list-checks",
  "list-ordered",
  "lock",
  "log-out",
  "merge",
  "monitor",
  "package",
  "pencil",
  "pilcrow",
  "quote",
  "redo",
  "refresh-cw",
  "restore",
  "rule",
  "save",
  "scroll",
  "search",
  "settings",
  "share",
  "smartphone",
  "stamp",
  "table",
  "trash",
  "triangle-alert",
  "underline",
  "undo",
  "upload",
  "user",
  "users",
  "wifi-off",
] as const;

type OwnName = (typeof ADMIN_ICONS)[number];
export type AdminIconName = IconName | OwnName;

/** A sign of the admin area's own sprite, or of the site's. */
export function AdminIcon({ name, className = "" }: { name: AdminIconName; className?: string }) {
  if (!isOwn(name)) return <Icon name={name} className={className} />;
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

function isOwn(name: AdminIconName): name is OwnName {
  return ADMIN_ICONS.some((own) => own === name);
}
