import { openDrafting } from "./open-drafting.ts";

export const PAGE = {
  title: "Refund policy",
  link: "refunds",
  description: "When money comes back.",
  content: "<h2>Before the visa</h2><p>All of it.</p>",
  isInFooter: true,
};

/** The API of the demo agency, and what makes a page of one's own there. */
export async function openOwnPages() {
  const opened = await openDrafting();
  const add = (more: object = {}) => opened.call("POST", "/api/pages", { ...PAGE, ...more });
  /** Of those that visitors see. */
  const links = async () =>
    (await opened.get("/api/pages")).body.map(({ link }: { link: string }) => link);
  return { ...opened, add, links };
}
