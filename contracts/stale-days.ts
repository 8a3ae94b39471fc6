/** From how many days before its end staff are told of a price, a licence, and before a journey leaves. */
export const TOLD_BEFORE = { price: 14, departure: 14, licence: 60 } as const;

/** Of a licence they are told three times, louder each time. */
export const LICENCE_NOTICE = { first: TOLD_BEFORE.licence, second: 30, last: 7 } as const;

/** Days after which staff review a visa again, and after which visitors are warned. */
export const REVIEW_DAYS = { staff: 60, visitors: 90 } as const;

/** Days after which a backup is too old; a new site has as long to make its first. */
export const BACKUP_DAYS = 7;
