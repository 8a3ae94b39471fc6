import type { EditorView } from "@tiptap/pm/view";
import {
  createDocument,
  type Editor,
  EditorContent,
  useEditor,
  useEditorState,
} from "@tiptap/react";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { FindPanel } from "#app/admin/finding/find-panel.tsx";
import { ComingPictures } from "#app/admin/pasting/coming-pictures.tsx";
import { ForeignNotice } from "#app/admin/pasting/foreign-notice.tsx";
import { PasteNotice } from "#app/admin/pasting/paste-notice.tsx";
import { FROM_OUTSIDE } from "#app/admin/pasting/pasting-state.ts";
import * as texts from "#i18n/en/admin/rich-text.ts";
import { plural } from "#i18n/fill.ts";
import { EXTENSIONS } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { UNDESCRIBED } from "./undescribed.ts";
import { unsupportedHtml } from "./unsupported-html.ts";
import { htmlOf, wordsIn } from "./written.ts";

const WORDS_PER_MINUTE = 200;

/** What is shown to somebody does not lie behind the bars above and below. */
const COVERED_PX = { top: 170, right: 0, bottom: 130, left: 0 };

export type RichTextProps = {
  /** What the field is called. */
  label: string;
  html: string;
  onChange: (html: string) => void;
  /** What the stored HTML holds and the editor cannot keep, in words. */
  onLost: (lost: string[]) => void;
  /** It came because somebody went there: they write on at its end. */
  isEntered?: boolean;
};

/** The editor itself; loaded only where somebody writes. */
export default function RichText(props: RichTextProps) {
  const { label, html, onChange, onLost, isEntered = false } = props;
  /** Null asks for a new one, undefined for none. */
  const [picture, setPicture] = useState<number | null>();
  const [isFinding, setFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  const emitted = useRef(html);
  const start = useRef({ html, made: html });
  const begin = (editor: Editor, html: string) => {
    start.current = { html, made: htmlOf(editor) };
    onLost(unsupportedHtml(html, editor.getHTML()));
  };
  const find = () => {
    setFinding(true);
    findField.current?.select();
    findField.current?.focus();
  };
  // The same ones every time: for others the editor draws itself anew.
  const [settings] = useState(() => ({
    extensions: EXTENSIONS,
    content: html,
    immediatelyRender: false as const,
    autofocus: isEntered && ("end" as const),
    editorProps: {
      attributes: {
        class: "rich-text post-content",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        dir: "auto",
      },
      handleKeyDown: (_: EditorView, event: KeyboardEvent) => {
        const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey);
        if (isFind) find();
        return isFind;
      },
      scrollMargin: COVERED_PX,
      scrollThreshold: COVERED_PX,
    },
  }));
  const editor = useEditor({
    ...settings,
    onCreate: ({ editor }) => begin(editor, html),
    onUpdate({ editor }) {
      const made = htmlOf(editor);
      // The same content is no change, even where the editor writes it in another way.
      emitted.current = made === start.current.made ? start.current.html : made;
      onChange(emitted.current);
    },
  });

  // A restored draft, discarded changes, a cleared form: the words come from outside. Before the next key is read, or
  // they would take its letter away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the words count
  useLayoutEffect(() => {
    if (!editor || html === emitted.current) return;
    emitted.current = html;
    showHtml(editor, html);
    begin(editor, html);
  }, [editor, html]);

  if (!editor) return <div className="rich-text" />;

  function closeFind() {
    setFinding(false);
    editor?.commands.focus();
  }

  /** The button below a picture that says nothing yet. */
  function describe({ target }: MouseEvent) {
    const pressed = target instanceof Element && target.closest(`[${UNDESCRIBED}]`);
    if (editor && pressed) setPicture(placeAbove(editor, pressed));
  }

  return (
    <>
      <div className="editor-top">
        <EditorToolbar editor={editor} onPicture={setPicture} onFind={find} />
        {isFinding ? <FindPanel editor={editor} field={findField} onClose={closeFind} /> : null}
      </div>
      <EditorContent editor={editor} onClick={describe} />
      <div className="editor-notices">
        <PasteNotice editor={editor} />
        <ForeignNotice editor={editor} />
      </div>
      <ComingPictures editor={editor} />
      <EditorFoot editor={editor} />
      {picture === undefined ? null : (
        <PictureDialog editor={editor} at={picture} onClose={() => setPicture(undefined)} />
      )}
    </>
  );
}

/** Where the picture stands whose button this is. */
function placeAbove({ view, state }: Editor, button: Element): number | null {
  const after = view.posAtDOM(button.parentNode ?? button, indexIn(button));
  const node = state.doc.resolve(after).nodeBefore;
  return node ? after - node.nodeSize : null;
}

const indexIn = (element: Element): number =>
  element.parentNode ? [...element.parentNode.childNodes].indexOf(element) : 0;

/** Only what is other is replaced: whoever types elsewhere goes on there. */
function showHtml(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema).content;
  const start = doc.content.findDiffStart(next);
  const end = doc.content.findDiffEnd(next);
  if (start === null || !end) return;
  // Where the same words come twice, the end is found before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, doc.type.create(null, next).slice(start, end.b + overlap));
  editor.view.dispatch(tr.setMeta("addToHistory", false).setMeta(FROM_OUTSIDE, true));
}

/**
 * In a component of its own: asked before the editor is there, the state would stay empty until
 * something is typed.
 */
function EditorFoot({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: ({ editor }) => wordsIn(editor) });
  return (
    <div className="editor-foot">
      <span>{words === 0 ? texts.noWordsYet : lengthInWords(words)}</span>
    </div>
  );
}

function lengthInWords(words: number): string {
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return plural(texts.lengthCounted, words, { minutes: plural(texts.minutes, minutes) });
}
