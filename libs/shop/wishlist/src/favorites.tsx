import { useIdentity, useTexts, useShop } from '@soe/shop-platform'
import {
  PageHeading,
  RetryNotice,
  SectionHeading,
  Skeleton,
  SkeletonText,
  Status,
  Tile,
  TileGrid,
  Button,
  Dialog,
  BravoFlag,
} from '@soe/ui'
import { useEffect, useId, useRef, useState, type Ref, type RefObject } from 'react'
import { BackButton } from './back-button'
import { FavoriteList } from './favorite-list'
import styles from './favorites.module.css'
import { NoFavorites } from './no-favorites'
import type { SavedProduct } from './saved-products'
import { ShareLink } from './share-link'
import { useSavedProducts } from './use-saved-products'
import { useSetFavorite } from './use-set-favorite'
import { type WishlistLink, favoritesQuery } from './wishlist-queries'
import { wishlistTexts } from './wishlist-texts'
import { queryOptions, useQuery, useMutation } from '@tanstack/react-query'
import { addToWishlist } from './add-wishlist'
import { tapQueue } from './favorite-changes'

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

interface RemoveDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

const RemoveDialog = ({ open, onClose, onConfirm }: RemoveDialogProps) => {
  const texts = useTexts(wishlistTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.removeQuestion}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="ink" onClick={onConfirm}>
            {texts.yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    />
  )
}

/** A wishlist without promotions has no banner: an error of the state alone, which the error log reads (commerce 8). */
const upsellQuery = (wishlistId: string, hasPromos: boolean) =>
  queryOptions({
    queryKey: ['wishlist.upsell', wishlistId, hasPromos],
    queryFn: () => (hasPromos ? true : Promise.reject(new Error('the wishlist has no promotions'))),
    meta: { silent: true },
  })

const Upsell = ({ wishlistId, hasPromos }: { wishlistId: string; hasPromos: boolean }) => {
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

/** Keeps the sku that was chosen in place of the one that was saved: the list has one item for each product. */
const useKeepVariant = () => {
  const shop = useShop()
  return useMutation({
    mutationKey: ['wishlist.keepVariant'],
    scope: tapQueue,
    meta: { silent: true },
    mutationFn: async ({ product, saved }: SavedProduct) => {
      const [favorite] = (await shop.queryClient.ensureQueryData(favoritesQuery(shop))).favorites
      const { productId, productDisplayName: name } = product
      await addToWishlist(shop, { productId, sorId: saved.sku.sorId, name, saved: true }, favorite)
    },
  })
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

const tiles = [0, 1, 2]

/** Lacks the page's heading, which takes focus once, when the products are there. */
const FavoritesSkeleton = ({ isEmpty }: { isEmpty: boolean }) => {
  const texts = useTexts(wishlistTexts)
  if (isEmpty)
    return (
      <div aria-busy="true">
        <Status>{texts.loading}</Status>
        <div className={styles.empty}>
          <NoFavorites />
        </div>
      </div>
    )
  return (
    <div aria-busy="true">
      <div className={styles.title}>
        <Skeleton width="24rem" height="100%" />
      </div>
      <SectionHeading>{texts.products}</SectionHeading>
      <Status>{texts.loading}</Status>
      <TileGrid>
        {tiles.map((tile) => (
          <Tile key={tile}>
            <Skeleton ratio={1} />
            <SkeletonText lines={4} width="70%" />
          </Tile>
        ))}
      </TileGrid>
    </div>
  )
}

const FavoritesContent = (link: WishlistLink) => {
  const list = useSavedProducts(link)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = list.products.length
  const { wishListCount } = useIdentity()
  useFocusAfterLoss(list, heading)
  if (list.isLoading) return <FavoritesSkeleton isEmpty={link.wid === undefined && wishListCount === 0} />
  if (list.isFailed) return <FailedFavorites retry={list.retry} />
  return count === 0 ? (
    <NoFavorites headingRef={heading} isOff={list.isOff} />
  ) : (
    <SavedFavorites {...list} headingRef={heading} />
  )
}

export const Favorites = ({ link }: { link: WishlistLink }) => (
  <>
    <BackButton />
    <FavoritesContent key={link.wid} {...link} />
  </>
)
