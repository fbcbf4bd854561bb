import type { CartLine, CartView } from '@soe/contracts'
import { getProduct } from '@soe/contracts/routes'
import { readSearch } from '@soe/rules'
import { readQuery, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { CartLink, LineStep, TryAgain, useCartLine } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { HumForm } from './hum-form'
import { humTexts } from './hum-texts'
import { wantedTerm } from './wanted-term'

type Device = NonNullable<CartLine['deviceItem']>

const findHum = ({ lineDetails: { allLines, lineInfo } }: CartView, sorId: string | undefined) =>
  allLines.flatMap((lineId) => lineInfo[lineId] ?? []).findLast(({ deviceItem }) => deviceItem?.sorId === sorId)

const TermsSkeleton = () => <Skeleton height="9rem" />

const NotSold = () => {
  const texts = useTexts(humTexts)
  const pathOf = usePathOf()
  return (
    <>
      <p>{texts.gone}</p>
      <p>
        <CartLink href={pathOf('expresscart')}>{texts.goToCart}</CartLink>
      </p>
    </>
  )
}

const Terms = ({ line, device }: { line: CartLine; device: Device }) => {
  const address = readSearch(useSearch())
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(useShop(), getProduct, { query: { productId: device.productId } }),
    meta: { showsError: true },
  })
  if (!data) return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <TermsSkeleton />
  const sku = data.product.childSkus.find(({ skuId }) => skuId === device.skuId)
  if (!sku) return <NotSold />
  return <HumForm line={line} product={data.product} sku={sku} wanted={wantedTerm(address, device.term)} />
}

/** Asks how a hum device, which is in the cart already, is paid for. */
export const HumConfigPage = () => {
  const texts = useTexts(humTexts)
  const { sorId } = readSearch(useSearch())
  const line = useCartLine((cart) => (sorId === undefined ? undefined : findHum(cart, sorId)))
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  return (
    <LineStep title={texts.title} line={line} skeleton={<TermsSkeleton />}>
      {(found) => found.deviceItem && <Terms key={found.lineId} line={found} device={found.deviceItem} />}
    </LineStep>
  )
}
