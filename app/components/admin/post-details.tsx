import type { BlogType } from "#contracts/blog.ts";
import { LinkInput } from "./link-input.tsx";
import { PictureField } from "./picture-field.tsx";
import type { PostForm } from "./post-form.ts";
import { TextInput } from "./text-input.tsx";

type PostDetailsProps = {
  post: PostForm;
  /** Of the post itself, which may keep its link. */
  id?: string;
  types: BlogType[];
  onChange: (part: Partial<PostForm>) => void;
};

const MOST_TYPES = 8;

/** Picture, type and link, beside the text. */
export function PostDetails({ post, id, types, onChange }: PostDetailsProps) {
  return (
    <aside aria-label="Post details" className="panel grid gap-[22px] p-[22px]">
      <PictureField
        name="image"
        label="Blog Image"
        hint="Choose one, or give the address of any picture."
        value={post.image}
        onType={(image) => onChange({ image })}
        isLarge
      />
      <div>
        <TextInput
          name="type"
          label="Blog Type"
          hint="Visitors filter the blog by this word. Use one you already have, if it fits."
          value={post.type}
          onType={(type) => onChange({ type })}
        />
        {types.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: suggestions for the field above
          <div className="type-chips" role="group" aria-label="Types already used">
            {types.slice(0, MOST_TYPES).map(({ type }) => (
              <button
                key={type}
                type="button"
                aria-pressed={type === post.type}
                onClick={() => onChange({ type })}
              >
                {type}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <LinkInput link={post.link} id={id} onType={(link) => onChange({ link })} />
    </aside>
  );
}
