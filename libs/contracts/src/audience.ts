/** The four kinds of caller that the carrier distinguishes; each has paths of its own. */
export const audiences = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

export type Audience = (typeof audiences)[number]

/** What a cart sells: monthly service billed afterwards, or paid for in advance. */
export type LineOfBusiness = 'postpaid' | 'prepaid'
