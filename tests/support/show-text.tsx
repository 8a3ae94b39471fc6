import type { Editor } from "@tiptap/react";
import RichText from "#app/admin/rich-text/rich-text.tsx";
import { showPiece } from "./show-piece.tsx";

/** The editor of texts alone, and the text that stands in it. */
export async function showText(answer?: Parameters<typeof showPiece>[1]) {
  const screen = showPiece(
    <RichText label="Content" html="" onChange={() => undefined} onLost={() => undefined} />,
    answer,
  );
  await screen.came();
  const text = document.querySelector("[contenteditable=true]");
  const { editor } = text as unknown as { editor: Editor };
  /** All of it is chosen. */
  const mark = (html: string) => editor.chain().setContent(html).selectAll().run();
  /** Without the line to write on below. */
  const written = () => editor.getHTML().replaceAll(/<p><\/p>$|;(?=")/g, "");
  return { screen, editor, mark, written };
}
