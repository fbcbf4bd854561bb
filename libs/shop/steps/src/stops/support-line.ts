/** Where shoppers reach a person; the hours are among the texts. */
export const supportLine = { number: '(207) 555-0100', href: 'tel:+12075550100' } as const
