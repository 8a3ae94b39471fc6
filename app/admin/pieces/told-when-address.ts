/** The list of those who wait: for one departure, or for all. */
export const toldWhenAddress = (departure?: string): string => {
  const page = "/admin/enquiries/told-when";
  return departure ? `${page}?departure=${encodeURIComponent(departure)}` : page;
};
