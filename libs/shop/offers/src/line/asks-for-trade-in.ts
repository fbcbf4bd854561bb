/** Whether a promotion counts only for those who hand a device in; the carrier says so in its words alone. */
export const asksForTradeIn = (promo: string): boolean => /\btrade-in\b/i.test(promo) && !/\bno trade-in\b/i.test(promo)
