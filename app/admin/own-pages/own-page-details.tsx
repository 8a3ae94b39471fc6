import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { LinkInput } from "#app/admin/inputs/link-input.tsx";
import { SuggestLink } from "#app/admin/inputs/suggest-link.tsx";
import { isTakenPart, withoutForbiddenInPart } from "#contracts/page-link.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";
import type { OwnPageEditing } from "./use-own-page-editor.ts";

/** Address, description and place in the footer, beside the text. */
export function OwnPageDetails({ editor }: { editor: OwnPageEditing }) {
  const { linkOwner, document } = editor;
  const { value: page, change } = document;
  return (
    <aside
      aria-label={words.pageDetails}
      className="panel grid grid-cols-1 gap-[22px] p-[22px] max-lg:px-[18px]"
    >
      <LinkInput
        {...ownPageWords.link}
        noun="pages"
        before="/"
        link={page.link}
        id={linkOwner}
        allowed={withoutForbiddenInPart}
        isOurs={isTakenPart}
        onType={(link) => change({ link })}
      >
        <SuggestLink title={page.title} link={page.link} onUse={(link) => change({ link })} />
      </LinkInput>
      <FieldInput {...editor.input("description")} />
      <FieldInput {...editor.input("isInFooter")} />
    </aside>
  );
}
