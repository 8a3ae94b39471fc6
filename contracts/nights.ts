/** Of a journey, in all its places. */
export const nightsOf = (stays: readonly { nights: string }[]): number =>
  stays.reduce((sum, { nights }) => sum + Number(nights), 0);
