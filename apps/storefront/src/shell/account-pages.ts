/** What a customer has in the shop. */
export const accountPages = ['hub', 'savedCarts', 'orders', 'favorites'] as const
