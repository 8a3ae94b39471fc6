import { Icon } from "../ui/icon.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSiteData } from "./site-data.ts";
import { written } from "./written.ts";

/** Home page only, always shown there. Phones get the short text; so does an agency without a number. */
export function NoticeBanner() {
  const { settings, noticePhone } = useSiteData();
  const { text, shortText } = settings.notice;
  const [before = "", after = ""] = text.split("{phone}");
  return (
    <section className="notice" aria-label="Notice">
      <div className="wrap" {...written(text)}>
        <Icon name="info" className="max-md:hidden" />
        {noticePhone ? (
          <>
            <span className="words max-md:hidden">{before.trim()}</span>
            <span className="words md:hidden">{shortText}</span>
            <PhoneLink number={noticePhone} />
            {after.trim() ? <span className="words max-md:hidden">{after.trim()}</span> : null}
          </>
        ) : (
          <span className="words">{shortText}</span>
        )}
      </div>
    </section>
  );
}
