import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryAnswer } from "#contracts/enquiry-write.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/templates.ts";
import type { Answer } from "./use-answer.ts";

type OpenAnswerProps = {
  enquiryId: string;
  answer: Answer;
  call: Ask;
  onNoted: (enquiry: Enquiry) => void;
  onReach: () => void;
};

type Channel = EnquiryAnswer["by"];

const WAYS = [
  { by: "whatsapp", label: words.openInWhatsApp, icon: "message-circle", look: "button-whatsapp" },
  { by: "mail", label: words.openInMail, icon: "mail", look: "button-secondary" },
] as const satisfies readonly { by: Channel; label: string; icon: string; look: string }[];

/** Opens WhatsApp or the mail program with the text; what was used is noted. */
export function OpenAnswer({ enquiryId, answer, call, onNoted, onReach }: OpenAnswerProps) {
  const { template, problems, hrefs } = answer;
  const isReady = problems.length === 0;

  async function note(by: Channel) {
    onReach();
    answer.used();
    const param = { id: enquiryId };
    const json = { template: template._id, by };
    const noted = await call(() => api("enquiries")[":id"].answers.$post({ param, json }));
    if (noted.isOk) onNoted(noted.data);
    else showToast(failureWords(words.notNoted, noted), "error");
  }

  return (
    <>
      <div role="status">
        {isReady ? null : (
          <ul className="answer-problems" id="answer-problems">
            {problems.map((problem) => (
              <li key={problem}>
                <AdminIcon name="circle-alert" /> {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="answer-ways">
        {WAYS.map(({ by, label, icon, look }) => {
          const href = hrefs[by];
          if (!href) return null;
          const inside = (
            <>
              <AdminIcon name={icon} /> {label}
            </>
          );
          return isReady ? (
            <a
              key={by}
              href={href}
              className={`button ${look}`}
              {...(by === "whatsapp" && { target: "_blank", rel: "noopener" })}
              onClick={() => void note(by)}
            >
              {inside}
              {by === "whatsapp" ? <span className="sr-only"> {texts.opensNewTab}</span> : null}
            </a>
          ) : (
            <button
              key={by}
              type="button"
              disabled
              className={`button ${look}`}
              aria-describedby="answer-problems"
            >
              {inside}
            </button>
          );
        })}
        <span className="text-ink3">{words.opensForYou}</span>
      </div>
    </>
  );
}
