import type { TextField } from "#contracts/field-types.ts";

/** A text as it is read. */
export function TextShown({ field, text }: { field: TextField; text: string }) {
  if (field.type !== "html") return <p>{text}</p>;
  return (
    <div
      className="post-content"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is stored
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
