import { Field, useControl } from "#app/forms/field.tsx";

type TitleBoxProps = { label: string; title: string; onType: (text: string) => void };

/** The title of what is written below it; as high as its words. */
export function TitleBox({ label, title, onType }: TitleBoxProps) {
  const { defaultValue: _, ...control } = useControl("title");
  return (
    <div className="title-box">
      <Field name="title" label={label}>
        <span className="as-high-as-words" data-words={title}>
          <textarea
            rows={1}
            placeholder=" "
            required
            value={title}
            // A title is one line, however long.
            onChange={(event) => onType(event.target.value.replace(/\n/g, " "))}
            {...control}
          />
        </span>
      </Field>
    </div>
  );
}
