import type { Product } from '@soe/contracts'
import { getProduct } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { Dialog, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { TryAgain } from '../line/try-again'
import { OfferFacts } from './offer-facts'
import { tagTexts } from './tag-texts'

/** A product with an offer. One in a cart has the offer's name alone. */
export type OfferedProduct = Pick<Product, 'productId' | 'productDisplayName' | 'offer'>

/** Lists of products leave out what their offers say; the product itself has it. */
const useOffer = ({ productId, offer }: OfferedProduct, name: string) => {
  const shop = useShop()
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, getProduct, { query: { productId } }),
    enabled: offer === undefined,
    meta: { showsError: true },
  })
  const found = offer ?? data?.product.offer
  return { offer: found?.name === name ? found : undefined, hasLoaded: data !== undefined, error, isFetching, refetch }
}

const Facts = ({ product, title }: Pick<OfferDialogProps, 'product' | 'title'>) => {
  const texts = useTexts(tagTexts)
  const { offer, hasLoaded, error, isFetching, refetch } = useOffer(product, title)
  if (offer) return <OfferFacts offer={offer} />
  if (error) return <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  return hasLoaded ? <p>{texts.ended}</p> : <Skeleton height="14rem" />
}

interface OfferDialogProps {
  product: OfferedProduct
  /** The name of the offer. */
  title: string
  onClose: () => void
}

/** What an offer is, who has it, what it is worth, until when, and how to get it. */
export const OfferDialog = ({ product, title, onClose }: OfferDialogProps) => {
  const texts = useTexts(tagTexts)
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={texts.close}>
      <p>{texts.forProduct(product.productDisplayName)}</p>
      <Facts product={product} title={title} />
    </Dialog>
  )
}
