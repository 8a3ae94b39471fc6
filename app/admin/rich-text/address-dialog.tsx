import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { LinkCombobox } from "#app/admin/listbox/link-combobox.tsx";
import { isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";
import * as words from "#i18n/en/admin/rich-text.ts";

type AddressDialogProps = { editor: Editor; onClose: () => void };

/** Asks where a link leads. */
export function AddressDialog({ editor, onClose }: AddressDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const href = String(editor.getAttributes("link").href ?? "");
  const [address, setAddress] = useState(href);
  const id = useId();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog lies inside the form of the post, as far as React is concerned.
    event.stopPropagation();
    const to = address.trim();
    if (!isWrittenAddress(to, LINK_SCHEMES)) return setProblem(words.addressNeeded);
    if (editor.state.selection.empty && !href) {
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

  const control = {
    id,
    name: "address",
    value: address,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? "address-problem" : undefined,
  };

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={() => editor.commands.focus()}
      title={words.link}
      text={words.linkHint}
    >
      <form className="grid gap-4" onSubmit={apply} noValidate>
        <div>
          <label className="field-label" htmlFor={id}>
            {words.address}
          </label>
          <LinkCombobox {...control} onType={setAddress} />
        </div>
        {problem ? (
          <p className="field-error" id="address-problem" role="alert">
            {problem}
          </p>
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
            {words.setLink}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
