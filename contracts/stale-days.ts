/** From how many days before its end staff are told of a price, and of a licence. */
export const TOLD_BEFORE = { price: 14, licence: 60 } as const;

/** Days after which staff review a visa again, and after which visitors are warned. */
export const REVIEW_DAYS = { staff: 60, visitors: 90 } as const;
