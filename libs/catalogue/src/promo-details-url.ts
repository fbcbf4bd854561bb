/** Where the carrier keeps the details of promotions. */
export const promoDetailsPrefix = '/content/vcg/promotions/'

/** The page with the details of a model's promotion. */
export const promoDetailsUrl = (slug: string): string => `${promoDetailsPrefix}${slug}.html`
