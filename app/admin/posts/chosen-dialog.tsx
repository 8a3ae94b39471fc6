import { useId, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import type { BlogType } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { plural } from "#i18n/fill.ts";
import type { Choosable } from "./choosable.ts";
import { TypeChips } from "./type-chips.tsx";

/** What can be done to several posts. */
export type Deed = "publish" | "type" | "delete";

type ChosenDialogProps = {
  /** None: nothing is asked. */
  deed: Deed | null;
  posts: readonly Choosable[];
  types: BlogType[];
  onKeep: () => void;
  onGo: (deed: Deed, type: string) => void;
};

/** Asks before something is done to several posts, with their titles. */
export function ChosenDialog({ deed, posts, types, onKeep, onGo }: ChosenDialogProps) {
  const said = words.askMany[deed ?? "publish"];
  return (
    <AdminDialog
      isOpen={deed !== null}
      onClose={onKeep}
      title={plural(said.title, posts.length)}
      text={said.text}
    >
      {deed ? <Asked key={deed} {...{ deed, posts, types, onKeep, onGo }} /> : null}
    </AdminDialog>
  );
}

function Asked({ deed, posts, types, onKeep, onGo }: ChosenDialogProps & { deed: Deed }) {
  const [type, setType] = useState("");
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (deed === "type" && type.trim() === "") return setMissing(true);
        onGo(deed, type.trim());
      }}
    >
      <ul className="chosen-titles">
        {posts.map((post) => (
          <li key={post.id} dir="auto">
            {post.title || shared.untitled}
          </li>
        ))}
      </ul>
      {deed === "type" ? (
        <div>
          <label htmlFor={id} className="field-label">
            {postWords.type.label}
          </label>
          <input
            id={id}
            className="input"
            value={type}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={(event) => {
              setType(event.target.value);
              setMissing(false);
            }}
          />
          {isMissing ? (
            <p id={`${id}-missing`} className="field-error" role="alert">
              {words.typeMissing}
            </p>
          ) : null}
          <TypeChips types={types} chosen={type} onChoose={setType} />
        </div>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={onKeep}>
          {words.keepThem}
        </button>
        <button
          type="submit"
          className={`button ${deed === "delete" ? "button-danger" : "button-primary"}`}
        >
          {plural(words.askMany[deed].go, posts.length)}
        </button>
      </div>
    </form>
  );
}
