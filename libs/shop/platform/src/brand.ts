/** The carrier's name, spelled here and nowhere else in the shop. */
export const brand = { name: 'Halyard', company: 'Halyard Wireless Co. Portland, Maine' } as const

/** Where shoppers reach a person, from 8 AM to 10 PM Eastern time on any day. */
export const supportLine = { number: '(800) 555-0142', href: 'tel:+18005550142' } as const
