import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { ChoosePicture } from "#app/admin/media/choose-picture.tsx";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";
import * as words from "#i18n/en/admin/rich-text.ts";

export type AddressKind = "link" | "picture";

const WORDS = {
  link: {
    title: words.link,
    text: words.linkHint,
    submit: words.setLink,
  },
  picture: {
    title: words.picture,
    text: words.pictureHint,
    submit: words.addPicture,
  },
};

type AddressDialogProps = { kind: AddressKind; editor: Editor; onClose: () => void };

/** Asks for the address of a link or of a picture. */
export function AddressDialog({ kind, editor, onClose }: AddressDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { title, text, submit } = WORDS[kind];
  const href = kind === "link" ? String(editor.getAttributes("link").href ?? "") : "";
  const [address, setAddress] = useState(href);
  const [alt, setAlt] = useState("");

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog lies inside the form of the post, as far as React is concerned.
    event.stopPropagation();
    const to = address.trim();
    if (!isWrittenAddress(to, kind === "link" ? LINK_SCHEMES : undefined)) {
      return setProblem(words.addressNeeded);
    }
    if (kind === "picture") {
      editor.chain().focus().setImage({ src: to, alt }).run();
    } else if (editor.state.selection.empty && !href) {
      const mark = { type: "link", attrs: { href: to } };
      editor
        .chain()
        .focus()
        .insertContent({ type: "text", text: to, marks: [mark] })
        .run();
    } else {
      editor.chain().focus().extendMarkRange("link").setLink({ href: to }).run();
    }
    onClose();
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={() => editor.commands.focus()}
      title={title}
      text={text}
    >
      <form className="grid gap-4" onSubmit={apply} noValidate>
        {kind === "picture" ? (
          <button
            type="button"
            className="button button-secondary"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            <AdminIcon name="image" /> {words.chooseFromLibrary}
          </button>
        ) : null}
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
        {kind === "picture" ? (
          <label>
            <span className="field-label">{words.whatItShows}</span>
            <span className="field-hint">{words.altHint}</span>
            <input
              name="alt"
              className="input"
              dir="auto"
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </label>
        ) : null}
        <div className="dialog-actions">
          {href ? (
            <button
              type="button"
              className="button button-secondary"
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              {words.removeLink}
            </button>
          ) : null}
          <button type="submit" className="button button-primary">
            {submit}
          </button>
        </div>
      </form>
      {isChoosing ? (
        <ChoosePicture
          onClose={() => setChoosing(false)}
          onChoose={(chosen, says) => {
            setAddress(chosen);
            setAlt(says);
            setChoosing(false);
          }}
        />
      ) : null}
    </AdminDialog>
  );
}
