import type { Editor } from "@tiptap/react";
import { DropdownMenu, Toolbar } from "radix-ui";
import type { CSSProperties, ReactNode } from "react";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/rich-text.ts";
import { fill } from "#i18n/fill.ts";
import { ALIGNMENTS, FONTS } from "./editor-extensions.ts";

type ToolMenuProps = {
  editor: Editor;
  label: string;
  trigger: ReactNode;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** A button of the toolbar that opens a menu; afterwards the focus is back in the text. */
export function ToolMenu({ editor, label, trigger, className, style, children }: ToolMenuProps) {
  function focusText(event: Event) {
    event.preventDefault();
    // If something else was pressed instead, the focus stays there.
    if (document.activeElement === document.body) editor.view.focus();
  }

  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger aria-label={label} title={label} className={className} style={style}>
          {trigger}
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={focusText}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function FontMenu({ editor, font }: { editor: Editor; font: string }) {
  const shown = FONTS.find(({ value }) => value === font) ?? FONTS[0];
  return (
    <ToolMenu
      editor={editor}
      label={fill(words.fontIs, { label: shown.label })}
      className="has-menu"
      trigger={
        <>
          {shown.label} <AdminIcon name="chevrons-up-down" />
        </>
      }
    >
      <DropdownMenu.RadioGroup
        value={shown.value}
        onValueChange={(value) => editor.chain().focus().setFontFamily(value).run()}
      >
        {FONTS.map(({ value, label }) => (
          <DropdownMenu.RadioItem key={value} value={value} className="menu-item">
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </ToolMenu>
  );
}

const ALIGNMENT_ICONS: Record<string, AdminIconName> = {
  left: "align-left",
  center: "align-center",
  right: "align-right",
  justify: "align-justify",
};

export function AlignmentMenu({ editor, alignment }: { editor: Editor; alignment: string }) {
  return (
    <ToolMenu
      editor={editor}
      label={words.alignment}
      className="has-menu"
      trigger={
        <>
          <AdminIcon name={ALIGNMENT_ICONS[alignment] ?? "align-left"} />
          <AdminIcon name="chevron-down" />
        </>
      }
    >
      <DropdownMenu.RadioGroup
        value={alignment}
        onValueChange={(value) => editor.chain().focus().setTextAlign(value).run()}
      >
        {ALIGNMENTS.map(({ value, label }) => (
          <DropdownMenu.RadioItem key={value} value={value} className="menu-item">
            <AdminIcon name={ALIGNMENT_ICONS[value] ?? "align-left"} /> {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </ToolMenu>
  );
}

type ColourMenuProps = {
  editor: Editor;
  icon: AdminIconName;
  label: string;
  /** Empty: none. */
  current: string;
  colours: { value: string; label: string }[];
  onChoose: (value: string | null) => void;
};

export function ColourMenu({ editor, icon, label, current, colours, onChoose }: ColourMenuProps) {
  return (
    <ToolMenu
      editor={editor}
      label={label}
      className="has-colour"
      style={{ "--c": current || "var(--line)" } as CSSProperties}
      trigger={<AdminIcon name={icon} />}
    >
      <div className="swatches">
        {colours.map(({ value, label }) => (
          <DropdownMenu.Item
            key={value}
            className="swatch"
            aria-label={label}
            title={label}
            style={{ "--c": value } as CSSProperties}
            onSelect={() => onChoose(value)}
          >
            <i />
          </DropdownMenu.Item>
        ))}
      </div>
      <DropdownMenu.Item className="menu-item" onSelect={() => onChoose(null)}>
        {words.noColour}
      </DropdownMenu.Item>
    </ToolMenu>
  );
}
