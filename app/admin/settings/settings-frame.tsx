import { type AdminPageProps, PageHead } from "#app/admin/pieces/admin-page.tsx";
import { useAdminData } from "#app/admin/shell/admin-data.ts";
import { NavPageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/settings.ts";
import { settingsGroups } from "./settings-places.ts";

type SettingsFrameProps = AdminPageProps & {
  isWide?: boolean;
};

/** With a preview beside the form. */
export const WideSettingsFrame = (props: AdminPageProps) => <SettingsFrame isWide {...props} />;

/** One place of the settings; from a computer's width on, all of them at the left. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { title, text, id, isWide = false, action, children } = props;
  const user = useAdminData()?.user;
  return (
    <div
      className={`admin-wrap grid min-w-0 gap-x-8 pb-12 *:min-w-0 ${
        isWide ? "lg:grid-cols-[224px_minmax(0,1fr)]" : "lg:grid-cols-[224px_minmax(0,820px)]"
      }`}
    >
      <nav aria-label={words.settings} className="settings-groups max-lg:hidden">
        {user
          ? settingsGroups(user).map((group) => (
              <section key={group.title}>
                <h2>{group.title}</h2>
                {group.places.map(({ to, label }) => (
                  <NavPageLink key={to} to={to} end>
                    {label}
                  </NavPageLink>
                ))}
              </section>
            ))
          : null}
      </nav>
      <div>
        <PageHead {...{ title, text, id, action }} />
        {children}
      </div>
    </div>
  );
}
