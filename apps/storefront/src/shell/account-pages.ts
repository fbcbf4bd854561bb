export const accountPages = ['hub', 'savedCarts', 'orders', 'favorites'] as const
