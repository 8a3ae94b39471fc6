import { fieldId } from "#app/forms/use-form-fields.ts";
import { blogPath } from "#contracts/blog-path.ts";
import * as words from "#i18n/en/admin/posts.ts";

type PublishedNoteProps = { link: string; onAnother: () => void };

/** A new post is public: what now? */
export function PublishedNote({ link, onAnother }: PublishedNoteProps) {
  return (
    <p className="published-note">
      {words.publishedNote}{" "}
      <a className="text-link" href={blogPath(link)}>
        {words.viewIt}
      </a>
      <span aria-hidden> · </span>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          onAnother();
          document.getElementById(fieldId("title"))?.focus();
        }}
      >
        {words.writeAnother}
      </button>
    </p>
  );
}
