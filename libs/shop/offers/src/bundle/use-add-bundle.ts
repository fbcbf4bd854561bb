import { addAccessories } from '@soe/contracts/routes'
import { accessoryFlowName, defaultQuantity } from '@soe/rules'
import { accessoryItem, accessoryLine, accessoryOnlyLine, cartQuery, clientAppName } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { destination, useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { bundleTexts } from './bundle-texts'
import type { BundleChoice } from './price-choice'

/** How cart calls name this page. */
const pageId = 'PROMOBUNDLEBUILDER'

const itemOf = ({ product, sku }: BundleChoice) => ({
  ...accessoryItem(product, sku, defaultQuantity),
  accessoryBundle: true,
})

/** The line that the bundle goes to: the last with a device, else that of an order of accessories alone. */
const useBundleLine = (): string => {
  const { loggedIn } = useIdentity()
  const { data } = useQuery({ ...cartQuery(useShop()), meta: { silent: true } })
  return data?.cart.lineDetails.deviceLines.length ? accessoryLine(data.cart) : accessoryOnlyLine(loggedIn)
}

/** Puts the whole bundle into the cart with one call, and goes there. */
export const useAddBundle = () => {
  const texts = useTexts(bundleTexts)
  const { loggedIn } = useIdentity()
  const go = useGo()
  const mtn = useBundleLine()
  const { mutate, isPending } = useChange(addAccessories, {
    refetch: false,
    onDone: () => {
      announce(texts.added)
      go(destination('expresscart'))
    },
  })
  const add = (choices: readonly BundleChoice[]) =>
    mutate({
      cartInfo: { clientAppName, intendType: accessoryFlowName(loggedIn), pageId },
      data: { depletionType: 'F', lines: [{ mtn, addAccessories: choices.map(itemOf) }] },
    })
  return { add, isAdding: isPending }
}
