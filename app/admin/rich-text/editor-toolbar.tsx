import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { Toolbar } from "radix-ui";
import { useState } from "react";
import * as words from "#i18n/en/admin/rich-text.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { BACKGROUND_COLOURS, TEXT_COLOURS } from "./editor-extensions.ts";
import { AlignmentMenu, ColourMenu, FontMenu } from "./editor-menus.tsx";
import { MoreTools } from "./more-tools.tsx";
import { chosenPicture } from "./picture-nodes.ts";
import { Tool } from "./tool.tsx";

type EditorToolbarProps = {
  editor: Editor;
  /** Asks for a picture; null: for a new one. */
  onPicture: (at: number | null) => void;
  onFind: () => void;
};

/** The controls of the specification, section 2, in its order; arrow keys walk along them. */
export function EditorToolbar({ editor, onPicture, onFind }: EditorToolbarProps) {
  const [isLinkAsked, setLinkAsked] = useState(false);
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Toolbar.Root className="toolbar" dir="ltr" aria-label={words.textFormatting}>
        <Tool
          icon="heading-1"
          label={words.heading1}
          isOn={now.isHeading1}
          run={() => chain().toggleHeading({ level: 1 }).run()}
        />
        <Tool
          icon="heading-2"
          label={words.heading2}
          isOn={now.isHeading2}
          run={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          icon="pilcrow"
          label={words.normal}
          isOn={now.isNormal}
          run={() => chain().clearNodes().run()}
        />
        <hr />
        <FontMenu editor={editor} font={now.font} />
        <hr />
        <Tool
          icon="bold"
          label={words.bold}
          isOn={now.isBold}
          run={() => chain().toggleBold().run()}
        />
        <Tool
          icon="italic"
          label={words.italic}
          isOn={now.isItalic}
          run={() => chain().toggleItalic().run()}
        />
        <Tool
          icon="underline"
          label={words.underline}
          isOn={now.isUnderline}
          run={() => chain().toggleUnderline().run()}
        />
        <ColourMenu
          editor={editor}
          icon="baseline"
          label={words.textColour}
          current={now.colour}
          colours={TEXT_COLOURS}
          onChoose={(value) => (value ? chain().setColor(value).run() : chain().unsetColor().run())}
        />
        <ColourMenu
          editor={editor}
          icon="highlighter"
          label={words.backgroundColour}
          current={now.background}
          colours={BACKGROUND_COLOURS}
          onChoose={(value) =>
            value ? chain().setBackgroundColor(value).run() : chain().unsetBackgroundColor().run()
          }
        />
        <hr />
        <Tool
          icon="quote"
          label={words.blockquote}
          isOn={now.isQuote}
          run={() => chain().toggleBlockquote().run()}
        />
        <Tool
          icon="code"
          label={words.codeBlock}
          isOn={now.isCode}
          run={() => chain().toggleCodeBlock().run()}
        />
        <Tool
          icon="list-ordered"
          label={words.orderedList}
          isOn={now.isOrdered}
          run={() => chain().toggleOrderedList().run()}
        />
        <Tool
          icon="list"
          label={words.bulletList}
          isOn={now.isBullet}
          run={() => chain().toggleBulletList().run()}
        />
        <Tool icon="link" label={words.link} isOn={now.isLink} run={() => setLinkAsked(true)} />
        <AlignmentMenu editor={editor} alignment={now.alignment} />
        <hr />
        <Tool
          icon="undo"
          label={words.undo}
          isOff={!now.canUndo}
          run={() => chain().undo().run()}
        />
        <Tool
          icon="redo"
          label={words.redo}
          isOff={!now.canRedo}
          run={() => chain().redo().run()}
        />
        <Tool icon="image" label={words.picture} run={() => onPicture(chosenPicture(editor))} />
        <MoreTools editor={editor} onFind={onFind} />
      </Toolbar.Root>
      {isLinkAsked ? <AddressDialog editor={editor} onClose={() => setLinkAsked(false)} /> : null}
    </>
  );
}

function stateOf(editor: Editor) {
  const style = editor.getAttributes("textStyle");
  const isAligned = (textAlign: string) => editor.isActive({ textAlign });
  return {
    isHeading1: editor.isActive("heading", { level: 1 }),
    isHeading2: editor.isActive("heading", { level: 2 }),
    isNormal: editor.isActive("paragraph") && !editor.isActive("blockquote"),
    font: String(style.fontFamily ?? ""),
    isBold: editor.isActive("bold"),
    isItalic: editor.isActive("italic"),
    isUnderline: editor.isActive("underline"),
    colour: String(style.color ?? ""),
    background: String(style.backgroundColor ?? ""),
    isQuote: editor.isActive("blockquote"),
    isCode: editor.isActive("codeBlock"),
    isOrdered: editor.isActive("orderedList"),
    isBullet: editor.isActive("bulletList"),
    isLink: editor.isActive("link"),
    alignment: ["center", "right", "justify"].find(isAligned) ?? "left",
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}
