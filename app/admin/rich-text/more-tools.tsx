import type { ChainedCommands, Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { DropdownMenu } from "radix-ui";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/rich-text.ts";
import { DIRECTIONS } from "./block-direction.ts";
import { ToolMenu } from "./editor-menus.tsx";
import { Tool } from "./tool.tsx";

/** After the controls of the specification. */
export function MoreTools({ editor, onFind }: { editor: Editor; onFind: () => void }) {
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const chain = () => editor.chain().focus();
  return (
    <>
      <hr />
      <Tool
        icon="heading-3"
        label={words.heading3}
        isOn={now.isHeading3}
        run={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <TableMenu editor={editor} isInTable={now.isInTable} />
      <Tool icon="rule" label={words.rule} run={() => chain().setHorizontalRule().run()} />
      <Tool
        icon="caption"
        label={words.caption}
        isOff={!now.isPicture}
        run={() => addCaption(editor)}
      />
      <DirectionMenu editor={editor} direction={now.direction} />
      <Tool icon="search" label={words.find} run={onFind} />
    </>
  );
}

function stateOf(editor: Editor) {
  return {
    isHeading3: editor.isActive("heading", { level: 3 }),
    isInTable: editor.isActive("table"),
    isPicture: editor.isActive("image"),
    direction: DIRECTIONS.find((dir) => editor.isActive({ dir })) ?? AUTOMATIC,
  };
}

/** The picture that is chosen gets words below it, and the cursor stands there. */
function addCaption(editor: Editor): void {
  const { src, alt, role } = editor.getAttributes("image");
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent({ type: "figure", attrs: { src, alt, role } })
    .setTextSelection(from + 1)
    .run();
}

type Step = { label: string; run: (chain: ChainedCommands) => ChainedCommands };

const IN_TABLE: Step[] = [
  { label: words.table.rowBelow, run: (chain) => chain.addRowAfter() },
  { label: words.table.columnAfter, run: (chain) => chain.addColumnAfter() },
  { label: words.table.headerRow, run: (chain) => chain.toggleHeaderRow() },
  { label: words.table.deleteRow, run: (chain) => chain.deleteRow() },
  { label: words.table.deleteColumn, run: (chain) => chain.deleteColumn() },
  { label: words.table.deleteTable, run: (chain) => chain.deleteTable() },
];

const NEW_TABLE: Step[] = [
  {
    label: words.table.insert,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  return (
    <ToolMenu
      editor={editor}
      label={words.table.label}
      className="has-menu"
      trigger={
        <>
          <AdminIcon name="table" /> <AdminIcon name="chevron-down" />
        </>
      }
    >
      {(isInTable ? IN_TABLE : NEW_TABLE).map(({ label, run }) => (
        <DropdownMenu.Item
          key={label}
          className="menu-item"
          onSelect={() => run(editor.chain().focus()).run()}
        >
          {label}
        </DropdownMenu.Item>
      ))}
    </ToolMenu>
  );
}

/** As its first words are. */
const AUTOMATIC = "auto";

function DirectionMenu({ editor, direction }: { editor: Editor; direction: string }) {
  const choose = (chosen: string) => {
    const chain = editor.chain().focus();
    const dir = DIRECTIONS.find((one) => one === chosen);
    (dir ? chain.setTextDirection(dir) : chain.unsetTextDirection()).run();
  };
  return (
    <ToolMenu
      editor={editor}
      label={words.direction}
      className="has-menu"
      trigger={
        <>
          <AdminIcon name="direction" /> <AdminIcon name="chevron-down" />
        </>
      }
    >
      <DropdownMenu.RadioGroup value={direction} onValueChange={choose}>
        {([AUTOMATIC, ...DIRECTIONS] as const).map((dir) => (
          <DropdownMenu.RadioItem key={dir} value={dir} className="menu-item">
            {words.directions[dir]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </ToolMenu>
  );
}
