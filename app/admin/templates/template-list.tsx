import { languageList } from "#app/admin/pieces/language-list.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { LANGUAGES } from "#contracts/languages.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { language } from "#i18n/en/language.ts";
import { textIn } from "./text-in.ts";

type TemplateListProps = { templates: ReplyTemplate[]; openId: string | undefined };

export const templateRowId = (id: string) => `template-${id}`;

/** By their titles, with the languages that each is written in. */
export function TemplateList({ templates, openId }: TemplateListProps) {
  return (
    <ul className="template-rows" aria-label={words.listOfTemplates}>
      {templates.map(({ _id, title, body }) => {
        const said = textIn(title, language);
        return (
          <li key={_id} data-open={_id === openId || undefined}>
            <PageLink
              id={templateRowId(_id)}
              to={`/admin/enquiries/templates/${_id}`}
              aria-current={_id === openId ? "page" : undefined}
            >
              <b lang={said.language} dir="auto">
                {said.text}
              </b>
              <span>{languageList(LANGUAGES.filter((one) => body[one].trim() !== ""))}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
