import { isShopError, useCanShow, useFlagValues, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { savedProducts } from './saved-products'
import { retrieveRows } from './show-rows'
import { usePendingFavorites } from './use-set-favorite'
import { favoritesQuery, wishlistQuery, type WishlistLink } from './wishlist-queries'

/** A link may lead to the shopper's own list. */
const useOwnId = (wid: string | undefined): string | undefined => {
  const { audience } = useIdentity()
  const { data } = useQuery({
    ...favoritesQuery(useShop()),
    enabled: wid !== undefined && audience === 'signed-in',
    meta: { silent: true },
  })
  return data?.favorites[0]?.id
}

const isUnknownList = (error: unknown) => isShopError(error) && error.id === 'ITEM_NOT_FOUND'

/** A wishlist as the page shows it. Guests read shared ones only; prepay reads none. */
export const useSavedProducts = (link: WishlistLink) => {
  const { wid } = link
  const { audience } = useIdentity()
  const canRetrieve = useCanShow(retrieveRows, 'wishlist')
  const isKnown = useFlagValues() !== undefined
  const isReader = audience === 'signed-in' || (audience === 'prospect' && wid !== undefined)
  const enabled = isReader && isKnown && canRetrieve
  const query = useQuery({ ...wishlistQuery(useShop(), link), enabled, meta: { showsError: true } })
  const ownId = useOwnId(wid)
  const isOwn = audience === 'signed-in' && (wid === undefined || wid === ownId)
  const leaving = usePendingFavorites().filter(({ saved }) => !saved)
  const wishlist = enabled ? query.data?.data.wishList : undefined
  const all = wishlist ? savedProducts(wishlist) : []
  return {
    products: all.filter(({ product }) => !isOwn || !leaving.some(({ productId }) => productId === product.productId)),
    wishlistId: wishlist?.id ?? '',
    isOwn,
    /** The site reads no wishlist at the moment. */
    isOff: isReader && isKnown && !canRetrieve,
    isLoading: isReader && (!isKnown || (enabled && query.isPending)),
    isFailed: query.isError && !isUnknownList(query.error) && !wishlist,
    retry: () => void query.refetch(),
  }
}
