import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { useRememberPicture } from "#app/admin/pieces/picture-memory.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import * as words from "#i18n/en/admin/pasting.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";
import { foreignIn, leaveOut, takeOver } from "./foreign-pictures.ts";

const MOST_SITES = 3;
/** No address holds one. */
const BETWEEN = "\n";

/** Which pictures are still elsewhere, and why. */
type Failed = { found: string; count: number; message: string };

/** Offers to bring pictures of other sites into the library. */
export function ForeignNotice({ editor }: { editor: Editor }) {
  const found = useEditorState({
    editor,
    selector: ({ editor }) => sources(editor).join(BETWEEN),
  });
  const [kept, setKept] = useState("");
  const [turn, setTurn] = useState<{ number: number; count: number } | null>(null);
  const [refused, setRefused] = useState<Failed | null>(null);
  const failed = refused?.found === found ? refused : null;
  const remember = useRememberPicture();
  const { call, dialog } = useSignedInCall();
  const pictures = found === "" ? [] : found.split(BETWEEN);

  /** What was pressed goes. */
  function choose(act: () => void): void {
    act();
    editor.commands.focus();
  }

  async function takeIn() {
    const addresses = [...new Set(pictures)];
    const refusals: string[] = [];
    for (const [index, address] of addresses.entries()) {
      setTurn({ number: index + 1, count: addresses.length });
      const answer = await call(() => api("media").elsewhere.$post({ json: { address } }));
      if (answer.isOk) {
        remember(answer.data);
        takeOver(editor, address, answer.data);
      } else refusals.push(answer.message);
    }
    setTurn(null);
    const message = refusals.at(-1);
    const left = sources(editor).join(BETWEEN);
    setRefused(message === undefined ? null : { found: left, count: refusals.length, message });
  }

  return (
    <>
      <div role="status">
        {pictures.length > 0 && found !== kept ? (
          <div className="editor-notice">
            <p>
              {turn
                ? fill(words.takingIn, turn)
                : failed
                  ? plural(words.notTakenIn, failed.count, { message: failed.message })
                  : plural(words.elsewhere, pictures.length, { sites: sitesOf(pictures) })}
            </p>
            {turn ? null : (
              <div>
                <Choice onChoose={() => choose(() => void takeIn())}>
                  {failed ? words.tryAgain : words.takeThemIn}
                </Choice>
                <Choice onChoose={() => choose(() => leaveOut(editor))}>
                  {words.leaveThemOut}
                </Choice>
                <Choice onChoose={() => choose(() => setKept(found))}>{words.keepThemThere}</Choice>
              </div>
            )}
          </div>
        ) : null}
      </div>
      {dialog}
    </>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onChoose}>
      {children}
    </button>
  );
}

const sources = ({ state }: Editor): string[] => foreignIn(state.doc).map(({ src }) => src);

function sitesOf(pictures: readonly string[]): string {
  const sites = [...new Set(pictures.map((src) => URL.parse(src)?.host ?? src))];
  return sites.length > MOST_SITES
    ? `${sites.slice(0, MOST_SITES).join(comma)} …`
    : sites.join(comma);
}
