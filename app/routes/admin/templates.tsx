import { useNavigate, useParams } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageHead } from "#app/admin/pieces/admin-page.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TemplateForm } from "#app/admin/templates/template-form.tsx";
import { TemplateList } from "#app/admin/templates/template-list.tsx";
import { useFocusOnMoves } from "#app/admin/templates/use-focus-on-moves.ts";
import { useTemplates } from "#app/admin/templates/use-templates.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/templates.ts";
import type { Route } from "./+types/templates.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.templates);

export const handle = { isOnePlace: true };

const LIST = "/admin/enquiries/templates";
const NEW = "new";

export default function Templates() {
  const { id } = useParams();
  const { call, dialog } = useSignedInCall();
  const { templates, problem, retry, refresh } = useTemplates(call);
  const navigate = useNavigate();
  const open = templates?.find(({ _id }) => _id === id) ?? null;
  useFocusOnMoves(id);

  const goTo = (to: string) =>
    void navigate(to, { replace: true, state: WITHOUT_ASKING, preventScrollReset: true });

  async function showSaved(savedId: string) {
    await retry();
    if (savedId !== id) goTo(`${LIST}/${savedId}`);
  }

  return (
    <div className="admin-wrap">
      <PageHead
        id={undefined}
        title={words.templates}
        text={words.templatesText}
        action={
          <PageLink to={`${LIST}/${NEW}`} className="button button-secondary button-small">
            <AdminIcon name="plus" /> {words.newTemplate}
          </PageLink>
        }
      />
      <div className="panel templates-box" data-open={id ? true : undefined}>
        <div>
          {problem && !templates ? (
            <EmptyState title={words.templatesNotLoaded} text={problem.message}>
              <TryAgain className="button-secondary button-small" onPress={() => void retry()} />
            </EmptyState>
          ) : null}
          {templates?.length === 0 ? <EmptyState title={words.noTemplates} /> : null}
          <TemplateList templates={templates ?? []} openId={id} />
        </div>
        <div className="min-w-0">
          {id ? (
            <PageLink to={LIST} className="button button-ghost button-small m-2 lg:hidden">
              <AdminIcon name="chevron-left" /> {words.backToTemplates}
            </PageLink>
          ) : null}
          {templates && (open || id === NEW) ? (
            <TemplateForm
              key={id}
              template={open}
              call={call}
              onSaved={({ _id }) => void showSaved(_id)}
              onDeleted={() => {
                refresh();
                goTo(LIST);
              }}
            />
          ) : null}
          {templates && id && id !== NEW && !open ? (
            <EmptyState title={words.templateGone} text={words.templateGoneText} />
          ) : null}
          {templates && !id ? (
            <div className="max-lg:hidden">
              <EmptyState title={words.chooseTemplate} text={words.chooseTemplateText} />
            </div>
          ) : null}
        </div>
      </div>
      {dialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.templatesNotLoaded} />;
}
