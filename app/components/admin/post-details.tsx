import type { BlogType } from "#contracts/blog.ts";
import { withoutForbidden } from "#contracts/blog-link.ts";
import { Field, useControl } from "../field.tsx";
import { LinkAvailability } from "./link-availability.tsx";
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

type LinkInputProps = { link: string; id?: string; onType: (link: string) => void };

function LinkInput({ link, id, onType }: LinkInputProps) {
  const hint = "The end of the web address. Letters, numbers and hyphens; no spaces.";
  const { defaultValue: _, ...control } = useControl("link", { hint });
  return (
    <div>
      <Field name="link" label="Blog Link" hint={hint}>
        <span className="link-box">
          <span aria-hidden>/blog/</span>
          <input
            type="text"
            className="input"
            required
            autoCapitalize="none"
            spellCheck={false}
            value={link}
            onChange={(event) => onType(withoutForbidden(event.target.value))}
            {...control}
            dir="ltr"
          />
        </span>
      </Field>
      <LinkAvailability link={link} id={id} />
    </div>
  );
}
