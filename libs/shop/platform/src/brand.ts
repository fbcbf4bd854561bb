/** The carrier's name, spelled here and nowhere else in the shop. */
export const brand = { name: 'Halyard', company: 'Halyard Wireless Co. Portland, Maine' } as const
