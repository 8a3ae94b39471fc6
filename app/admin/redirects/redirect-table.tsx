import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { type Times, useTimes } from "#app/admin/times/times.ts";
import type { Redirect } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";
import { readable } from "./readable.ts";

type RedirectTableProps = {
  redirects: Redirect[];
  labelledBy: string;
  onRemove: (redirect: Redirect) => void;
};

/** On a phone a card each. */
export function RedirectTable({ redirects, labelledBy, onRemove }: RedirectTableProps) {
  const times = useTimes();
  return (
    <table className="redirects" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.used}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect._id}>
            <th scope="row" className="address" dir="ltr">
              {redirect.from}
            </th>
            <td className="address">
              {redirect.to === null ? (
                <span className="text-warn">{words.inTrash}</span>
              ) : (
                <bdi dir="ltr">{readable(redirect.to)}</bdi>
              )}
            </td>
            <td className="text-ink2">{sinceWords(redirect, times)}</td>
            <td className="times">
              {redirect.uses > 0 ? plural(words.times, redirect.uses) : words.neverUsed}
            </td>
            <td>
              <button
                type="button"
                className="icon-button"
                aria-label={fill(words.removeFrom, { from: redirect.from })}
                onClick={() => onRemove(redirect)}
              >
                <AdminIcon name="trash" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sinceWords({ since, isOwn }: Redirect, { dayWords }: Times): string {
  const day = dayWords(since);
  return isOwn ? day : fill(words.byNewLink, { day });
}
