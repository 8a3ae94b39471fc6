type Visa = { purpose: string; link: string };

/** Where the questions of a visa begin; null: it is shown on no page. */
export const papersPath = ({ purpose, link }: Visa): string | null =>
  link !== "" && (purpose === "student" || purpose === "work")
    ? `/${purpose}-visa/papers/${link}`
    : null;
