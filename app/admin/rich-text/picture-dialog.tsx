import type { Editor } from "@tiptap/react";
import { type FormEvent, useRef, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { ChoosePicture } from "#app/admin/media/choose-picture.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { isWrittenAddress } from "#contracts/address.ts";
import { DECORATION } from "#contracts/html/decoration.ts";
import { ALT_LENGTH } from "#contracts/media-limits.ts";
import * as words from "#i18n/en/admin/rich-text.ts";
import { pictureAt, putPicture, typedPicture } from "./picture-nodes.ts";

type PictureDialogProps = {
  editor: Editor;
  /** Where one stands already. */
  at: number | null;
  onClose: () => void;
};

/** Which picture, and what it shows. */
export function PictureDialog({ editor, at, onClose }: PictureDialogProps) {
  const known = pictureAt(editor, at);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [address, setAddress] = useState(known?.src ?? "");
  const [alt, setAlt] = useState(known?.alt ?? "");
  const [isDecoration, setDecoration] = useState(known?.role === DECORATION);
  const description = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog lies inside the form of the post, as far as React is concerned.
    event.stopPropagation();
    const src = address.trim();
    if (!isWrittenAddress(src)) return setProblem(words.addressNeeded);
    putPicture(editor, at, typedPicture({ src, alt, isDecoration }));
    onClose();
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={() => editor.commands.focus()}
      title={words.picture}
      text={words.pictureHint}
    >
      <form className="grid gap-4" onSubmit={apply} noValidate>
        <button
          type="button"
          className="button button-secondary"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <AdminIcon name="image" /> {words.chooseFromLibrary}
        </button>
        <label>
          <span className="field-label">{words.address}</span>
          <input
            name="address"
            className="input"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            inputMode="url"
            autoComplete="off"
            dir="ltr"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "address-problem" : undefined}
          />
        </label>
        {problem ? (
          <p className="field-error" id="address-problem" role="alert">
            {problem}
          </p>
        ) : null}
        <div>
          <label>
            <span className="field-label">{words.whatItShows}</span>
            <span className="field-hint">{words.altHint}</span>
            <input
              ref={description}
              name="alt"
              className="input"
              dir="auto"
              maxLength={ALT_LENGTH}
              disabled={isDecoration}
              // A picture that stands there is opened for its words.
              // biome-ignore lint/a11y/noAutofocus: within a dialog that was just opened
              autoFocus={known !== null}
              value={isDecoration ? "" : alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </label>
          <label className="check-line">
            <input
              type="checkbox"
              checked={isDecoration}
              onChange={(event) => setDecoration(event.target.checked)}
            />
            {words.onlyDecoration}
          </label>
        </div>
        <div className="dialog-actions">
          <button type="submit" className="button button-primary">
            {known ? words.setPicture : words.addPicture}
          </button>
        </div>
      </form>
      {isChoosing ? (
        <ChoosePicture
          onClose={() => setChoosing(false)}
          onChoose={(chosen, says, saysNothing) => {
            setAddress(chosen);
            setAlt(says);
            setDecoration(saysNothing);
            setChoosing(false);
            isChosen.current = true;
          }}
          // Its words are next.
          onFocusReturn={() => {
            const isNext = isChosen.current && !isDecoration;
            isChosen.current = false;
            if (isNext) description.current?.focus();
            return isNext;
          }}
        />
      ) : null}
    </AdminDialog>
  );
}
