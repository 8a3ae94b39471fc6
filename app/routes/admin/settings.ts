import { redirect } from "react-router";

/** The first of the groups. */
export const loader = () => redirect("/admin/settings/agency");
