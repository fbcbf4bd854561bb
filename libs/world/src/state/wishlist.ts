import type { Stored } from './aggregate'

export type WishlistState = Stored<'wishlists'>
