import { useTexts } from '@soe/shop-platform'
import { BravoFlag } from '@soe/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import styles from './favorites.module.css'
import { wishlistTexts } from './wishlist-texts'

/** A wishlist without promotions has no banner: an error of the state alone, which the error log reads (commerce 8). */
export const upsellQuery = (wishlistId: string, hasPromos: boolean) =>
  queryOptions({
    queryKey: ['wishlist.upsell', wishlistId, hasPromos],
    queryFn: () => (hasPromos ? true : Promise.reject(new Error('the wishlist has no promotions'))),
    meta: { silent: true },
  })

/** Says that there are ways to save, where a product of the list has a promotion. */
export const Upsell = ({ wishlistId, hasPromos }: { wishlistId: string; hasPromos: boolean }) => {
  const texts = useTexts(wishlistTexts)
  useQuery(upsellQuery(wishlistId, hasPromos))
  return (
    hasPromos && (
      <p className={styles.upsell}>
        <BravoFlag width={20} pole /> {texts.waysToSave}
      </p>
    )
  )
}
