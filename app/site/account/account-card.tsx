import { PageLink } from "#app/site/pieces/page-link.tsx";

export type OtherScreen = { question: string; to: string; label: string };

type AccountCardProps = { title: string; text: string; other: OtherScreen };

/** A screen of the account pages that asks for nothing. */
export function AccountCard({ title, text, other }: AccountCardProps) {
  return (
    <div className="account-page">
      <section className="account-card" aria-labelledby="account-heading">
        <AccountHeading title={title} text={text} />
        <WayToOther other={other} />
      </section>
    </div>
  );
}

export function AccountHeading({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="grid gap-2">
      <h1 id="account-heading" className="text-[1.875rem] leading-[1.15] font-[500]">
        {title}
      </h1>
      {text ? <p className="text-ui leading-[1.5] text-ink2">{text}</p> : null}
    </div>
  );
}

/** The way to the other screen. */
export function WayToOther({ other }: { other: OtherScreen }) {
  return (
    <p className="text-ui text-ink2">
      {other.question}{" "}
      <PageLink to={other.to} className="text-link">
        {other.label}
      </PageLink>
    </p>
  );
}
