import type { Product, Sku } from '@soe/contracts'
import type { LineIntent } from '@soe/rules'
import { asksForIntent, canAddToCart, defaultIntent, stockState } from '@soe/shop-basket'
import { lazyPart, useIdentity, useTexts } from '@soe/shop-platform'
import { Button, useReady } from '@soe/ui'
import { useState } from 'react'
import { deviceTexts } from '../device-texts'
import { offeredTerm } from '../product-price'
import { useBuyDevice } from '../buy/use-buy-device'
import { compareTexts } from '../compare/compare-texts'

const LineIntentDialog = lazyPart(() =>
  import('../product/line-intent-dialog').then((module) => module.LineIntentDialog),
)

/** Adds a device as the comparison shows it; without scripts, leads to its page. */
export const AddDevice = ({ product, sku, href }: { product: Product; sku: Sku; href: string }) => {
  const texts = useTexts(compareTexts)
  const words = useTexts(deviceTexts)
  const ready = useReady()
  const { audience } = useIdentity()
  const { buyDevice, isAdding } = useBuyDevice(sku)
  /** Undefined until first asked, when the question's code is fetched. */
  const [isAsking, setAsking] = useState<boolean>()
  const add = (intent: LineIntent) => {
    setAsking(isAsking && false)
    buyDevice({ product, term: offeredTerm(sku, undefined), intent })
  }
  const look = { variant: 'ink', size: 'small', 'aria-label': texts.addName(product.productDisplayName) } as const
  if (!canAddToCart(sku, product)) return <p>{words[stockState(sku).state]}</p>
  if (!ready)
    return (
      <Button {...look} href={href}>
        {texts.add}
      </Button>
    )
  return (
    <>
      <Button
        {...look}
        busy={isAdding}
        busyLabel={texts.adding}
        onClick={() => (asksForIntent(audience) ? setAsking(true) : add(defaultIntent(audience)))}
      >
        {texts.add}
      </Button>
      {isAsking !== undefined && <LineIntentDialog open={isAsking} onClose={() => setAsking(false)} onChoose={add} />}
    </>
  )
}
