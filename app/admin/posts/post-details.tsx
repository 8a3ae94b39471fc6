import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { LinkInput } from "#app/admin/inputs/link-input.tsx";
import { PictureField } from "#app/admin/inputs/picture-field.tsx";
import { SuggestLink } from "#app/admin/inputs/suggest-link.tsx";
import type { BlogType } from "#contracts/blog.ts";
import { withoutForbidden } from "#contracts/blog-link.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { SuggestedPictures } from "./suggested-pictures.tsx";
import { TypeChips } from "./type-chips.tsx";
import type { PostEditing } from "./use-post-editor.ts";

type PostDetailsProps = {
  editor: PostEditing;
  types: BlogType[];
};

/** Picture, type and link, beside the text. */
export function PostDetails({ editor, types }: PostDetailsProps) {
  const { linkOwner, document } = editor;
  const { value: post, change } = document;
  return (
    <aside
      aria-label={words.postDetails}
      className="panel grid grid-cols-1 gap-[22px] p-[22px] max-lg:px-[18px]"
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
      <LinkInput
        {...postWords.link}
        noun="blogs"
        before="/blog/"
        link={post.link}
        id={linkOwner}
        allowed={withoutForbidden}
        onType={(link) => change({ link })}
      >
        <SuggestLink title={post.title} link={post.link} onUse={(link) => change({ link })} />
      </LinkInput>
    </aside>
  );
}
