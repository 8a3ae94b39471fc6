import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { LinkInput } from "#app/admin/inputs/link-input.tsx";
import { PictureField } from "#app/admin/inputs/picture-field.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import type { BlogType } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { fill } from "#i18n/fill.ts";
import { suggestedLink } from "./suggested-link.ts";
import { SuggestedPictures } from "./suggested-pictures.tsx";
import { TypeChips } from "./type-chips.tsx";
import type { PostEditing } from "./use-post-editor.ts";

type PostDetailsProps = {
  editor: PostEditing;
  /** Of the post itself, which may keep its link. */
  id?: string;
  types: BlogType[];
};

/** Picture, type and link, beside the text. */
export function PostDetails({ editor, id, types }: PostDetailsProps) {
  const { value: post, change } = editor.document;
  return (
    <aside
      aria-label={words.postDetails}
      className="panel grid gap-[22px] p-[22px] max-lg:px-[18px]"
    >
      <div>
        <PictureField
          name="image"
          {...postWords.image}
          value={post.image}
          onType={(image) => change({ image })}
          isLarge
        />
        {post.image.trim() === "" ? (
          <SuggestedPictures
            type={post.type}
            title={post.title}
            onChoose={(image) => change({ image })}
          />
        ) : null}
      </div>
      <div>
        <FieldInput {...editor.input("type")} />
        <TypeChips {...{ types, chosen: post.type, onChoose: (type) => change({ type }) }} />
      </div>
      <LinkInput link={post.link} id={id} onType={(link) => change({ link })}>
        <SuggestedLink title={post.title} link={post.link} onUse={(link) => change({ link })} />
      </LinkInput>
    </aside>
  );
}

type SuggestedLinkProps = { title: string; link: string; onUse: (link: string) => void };

/** Until somebody types one. */
function SuggestedLink({ title, link, onUse }: SuggestedLinkProps) {
  const suggested = useSettled(suggestedLink(title));
  if (link !== "" || suggested === "") return null;
  return (
    <button type="button" className="text-link mt-2 break-all" onClick={() => onUse(suggested)}>
      {fill(words.useLink, { link: suggested })}
    </button>
  );
}
