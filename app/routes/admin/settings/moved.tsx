import { useState } from "react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PasteRedirects } from "#app/admin/redirects/paste-redirects.tsx";
import { RedirectForm, type RedirectWish } from "#app/admin/redirects/redirect-form.tsx";
import { RedirectSearch } from "#app/admin/redirects/redirect-search.tsx";
import { RedirectTable } from "#app/admin/redirects/redirect-table.tsx";
import { UnknownPaths } from "#app/admin/redirects/unknown-paths.tsx";
import { useRedirects } from "#app/admin/redirects/use-redirects.ts";
import { LeaveGuard } from "#app/admin/session/leave-guard.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { Redirect } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Route } from "./+types/moved.ts";

const PAGE_LENGTH = 50;

/** Fewer are found with the eyes. */
const LEAST_SEARCHED = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { redirect, unknownPath } = context.get(siteContext).site;
  const q = (url.searchParams.get("q") ?? "").slice(0, 200);
  const [redirects, count, unknown] = await Promise.all([
    redirect.list({ q, limit: PAGE_LENGTH, offset: 0 }),
    redirect.count({ q }),
    unknownPath.list(),
  ]);
  return { q, redirects, count, unknown };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(matches, words.movedAddresses);

type Open =
  | { kind: "add"; wish: RedirectWish }
  | { kind: "paste" }
  | { kind: "remove"; redirect: Redirect };

export default function Moved({ loaderData }: Route.ComponentProps) {
  const { q, count, unknown } = loaderData;
  const { call, dialog } = useSignedInCall();
  const navigate = useNavigate();
  const list = useRedirects({ ...loaderData, pageLength: PAGE_LENGTH }, call);
  const [open, setOpen] = useState<Open | null>(null);
  const [pasted, setPasted] = useState("");
  const close = () => setOpen(null);
  const choose = (wish: RedirectWish) => setOpen({ kind: "add", wish });
  const doomed = open?.kind === "remove" ? open.redirect : null;

  return (
    <SettingsFrame
      title={words.movedAddresses}
      text={words.movedText}
      isWide
      action={
        <>
          <button
            type="button"
            className="button button-ghost button-small"
            onClick={() => setOpen({ kind: "paste" })}
          >
            <AdminIcon name="list" /> {words.pasteMany}
          </button>
          <button
            type="button"
            className="button button-primary button-small"
            onClick={() => choose({ from: "", to: "" })}
          >
            <AdminIcon name="plus" /> {words.add}
          </button>
        </>
      }
    >
      <UnknownPaths
        paths={unknown}
        onLead={(wish) => void list.lead(wish)}
        onChoose={choose}
        onLeave={(path) => void list.leave(path)}
      />
      {count === 0 && q === "" ? (
        <EmptyState title={words.noneYet} text={words.noneYetText} />
      ) : (
        <section className="panel redirects-panel" aria-labelledby="moved">
          <div className="redirects-head">
            <h2 id="moved" className="text-card">
              <span role="status">{plural(q ? words.found : words.all, count)}</span>
            </h2>
            {count > LEAST_SEARCHED || q ? (
              <RedirectSearch
                q={q}
                onSearch={(asked) =>
                  void navigate(
                    { search: asked && `?${new URLSearchParams({ q: asked })}` },
                    { replace: true },
                  )
                }
              />
            ) : null}
          </div>
          {count === 0 ? (
            <p className="px-5 pb-5 text-ink2">{fill(words.noneFound, { q })}</p>
          ) : (
            <RedirectTable
              redirects={list.all}
              labelledBy="moved"
              onRemove={(redirect) => setOpen({ kind: "remove", redirect })}
            />
          )}
        </section>
      )}
      {list.all.length < count ? (
        <button
          type="button"
          className="button button-secondary mt-5"
          onClick={() => void list.showOlder()}
        >
          {words.showOlder}
        </button>
      ) : null}
      {open?.kind === "add" ? (
        <RedirectForm
          wish={open.wish}
          call={call}
          onClose={close}
          onAdded={(redirect) => {
            close();
            void list.tellAdded(redirect);
          }}
        />
      ) : null}
      {open?.kind === "paste" ? (
        <PasteRedirects
          call={call}
          lines={pasted}
          onLines={setPasted}
          onClose={close}
          onAdded={(count, { text, left }) => {
            // What was typed since stays.
            setPasted((now) => (now === text ? left : now));
            if (left !== "") return list.readAnew();
            close();
            return list.tellAddedSome(count);
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={fill(words.askToRemove, { from: doomed?.from ?? "" })}
        text={words.removeText}
        keepLabel={words.keepIt}
        goLabel={words.remove}
        isDanger
        onKeep={close}
        onGo={() => {
          close();
          if (doomed) void list.remove(doomed);
        }}
      />
      <LeaveGuard isDirty={pasted !== ""} kept="never" text={words.leaving} isByPath />
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
