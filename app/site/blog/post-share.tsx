import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import { copyText } from "#app/ui/copy-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as post from "#i18n/en/site/post.ts";

/** WhatsApp works without scripts; copying needs them, and is not offered without. */
export function PostShare({ title, url }: { title: string; url: string }) {
  const copy = () => copyText(url, { copied: post.copied, notCopied: post.notCopied });
  return (
    <div className="not-printed mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <p className="me-auto font-[620]">{post.shareHeading}</p>
      <a
        className="button button-secondary button-small"
        href={whatsAppHref("", `${title} ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message-circle" /> {post.share}
      </a>
      <button
        type="button"
        className="button button-secondary button-small needs-scripts"
        onClick={copy}
      >
        <Icon name="link" /> {post.copyLink}
      </button>
    </div>
  );
}
