import { useTexts } from '@soe/shop-platform'
import { PageHeading, RetryNotice, SectionHeading } from '@soe/ui'
import { useEffect, useId, useRef, useState, type Ref, type RefObject } from 'react'
import { BackButton } from './back-button'
import { FavoriteList } from './favorite-list'
import styles from './favorites.module.css'
import { FavoritesSkeleton } from './favorites-skeleton'
import { NoFavorites } from './no-favorites'
import { RemoveDialog } from './remove-dialog'
import type { SavedProduct } from './saved-products'
import { ShareLink } from './share-link'
import { Upsell } from './upsell'
import { useKeepVariant } from './use-keep-variant'
import { useSavedProducts } from './use-saved-products'
import { useSetFavorite } from './use-set-favorite'
import type { WishlistLink } from './wishlist-queries'
import { wishlistTexts } from './wishlist-texts'

type SavedProducts = ReturnType<typeof useSavedProducts>

const FailedFavorites = ({ retry }: Pick<SavedProducts, 'retry'>) => {
  const texts = useTexts(wishlistTexts)
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <RetryNotice className={styles.failure} retryLabel={texts.retry} onRetry={retry}>
        {texts.failed}
      </RetryNotice>
    </>
  )
}

const SavedFavorites = ({
  products,
  isOwn,
  wishlistId,
  headingRef,
}: SavedProducts & { headingRef: Ref<HTMLHeadingElement> }) => {
  const texts = useTexts(wishlistTexts)
  const productsId = useId()
  const [removing, setRemoving] = useState<SavedProduct>()
  const { mutate } = useSetFavorite()
  const { mutate: keepVariant } = useKeepVariant()
  const stopRemoving = () => setRemoving(undefined)
  const remove = ({ product, saved }: SavedProduct) => {
    const { productId, productDisplayName: name } = product
    mutate({ productId, sorId: saved.sku.sorId, name, saved: false })
    stopRemoving()
  }
  return (
    <>
      <PageHeading
        ref={headingRef}
        count={products.length}
        countLabel={texts.count(products.length)}
        aside={isOwn && <ShareLink wishlistId={wishlistId} />}
      >
        {texts.title}
      </PageHeading>
      <div className={styles.products}>
        <SectionHeading id={productsId}>{texts.products}</SectionHeading>
        <Upsell wishlistId={wishlistId} hasPromos={products.some(({ product }) => product.hasPromos)} />
        <FavoriteList
          products={products}
          labelledBy={productsId}
          onRemove={isOwn ? setRemoving : undefined}
          onChoose={isOwn ? keepVariant : undefined}
        />
      </div>
      <RemoveDialog
        open={removing !== undefined}
        onClose={stopRemoving}
        onConfirm={() => removing && remove(removing)}
      />
    </>
  )
}

/** Keeps focus on the page when the tile or button that held it is removed. */
const useFocusAfterLoss = ({ products, isFailed }: SavedProducts, heading: RefObject<HTMLHeadingElement | null>) => {
  const last = useRef({ count: 0, isFailed: false })
  const count = products.length
  useEffect(() => {
    const isLost = count < last.current.count || (last.current.isFailed && !isFailed)
    if (isLost) heading.current?.focus({ preventScroll: true })
    last.current = { count, isFailed }
  }, [count, isFailed, heading])
}

const FavoritesContent = (link: WishlistLink) => {
  const list = useSavedProducts(link)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = list.products.length
  useFocusAfterLoss(list, heading)
  if (list.isLoading) return <FavoritesSkeleton />
  if (list.isFailed) return <FailedFavorites retry={list.retry} />
  return count === 0 ? (
    <NoFavorites headingRef={heading} isOff={list.isOff} />
  ) : (
    <SavedFavorites {...list} headingRef={heading} />
  )
}

/** A wishlist: the shopper's own, or the one that `wid` names. */
export const Favorites = ({ link }: { link: WishlistLink }) => (
  <>
    <BackButton />
    <FavoritesContent key={link.wid} {...link} />
  </>
)
