import type { ReactNode } from "react";

export type AdminPageProps = {
  title: string;
  /** Empty: its title says it all. */
  text: string;
  /** Of the heading, when it names a form. */
  id?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page of the admin area: its heading, what can be done, and what it is for. */
export function AdminPage({ title, text, id, action, children }: AdminPageProps) {
  return (
    <div className="admin-wrap pb-12">
      <PageHead {...{ title, text, id, action }} />
      {children}
    </div>
  );
}

type PageHeadProps = Pick<AdminPageProps, "title" | "text" | "action"> & {
  id: string | undefined;
};

export function PageHead({ title, text, id, action }: PageHeadProps) {
  return (
    <div className="page-head">
      <h1 id={id}>{title}</h1>
      {action}
      {text ? <p>{text}</p> : null}
    </div>
  );
}
