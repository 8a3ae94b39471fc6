import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";

/** WhatsApp works without scripts; copying needs them, and is not offered without. */
export function PostShare({ title, url }: { title: string; url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast("Link copied.", "success");
    } catch {
      showToast("The link could not be copied. Copy it from the address bar.", "error");
    }
  };
  return (
    <div className="not-printed mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <p className="me-auto font-[620]">Know someone who is planning this?</p>
      <a
        className="button button-secondary button-small"
        href={whatsAppHref("", `${title} ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message-circle" /> Share on WhatsApp
      </a>
      <button
        type="button"
        className="button button-secondary button-small needs-scripts"
        onClick={copy}
      >
        <Icon name="link" /> Copy link
      </button>
    </div>
  );
}
