import { shownPrice } from '@soe/rules'
import { useInterestWords } from '@soe/shop-basket'
import { CompareToggle } from '../compare/compare-toggle'
import { DevicePrice } from '../device-price'
import { slugOf } from '../product-path'
import { Arrival } from './arrival/arrival'
import type { PurchaseProps } from './cart-buttons'
import { LineEstimate, SumRows } from './estimate/line-estimate'
import { useLineSum } from './estimate/use-line-sum'

type HelpProps = Pick<PurchaseProps, 'product' | 'selection'>

/** What the chosen instalments cost in all, where they bear interest. */
const Interest = ({ selection: { sku, term } }: Pick<PurchaseProps, 'selection'>) => {
  const { aprBasisPoints = 0, retailCents } = shownPrice(sku, term)
  const words = useInterestWords()({ apr: aprBasisPoints / 100, term, financed: retailCents / 100 })
  return words === undefined ? null : <p>{words}</p>
}

const DeviceHelp = ({ product, selection }: HelpProps) => {
  const { isNewLine, plan } = useLineSum(selection)
  return (
    <>
      {plan && <DevicePrice price={shownPrice(selection.sku, selection.term)} />}
      <Interest selection={selection} />
      {isNewLine && <LineEstimate product={product} selection={selection} />}
      <Arrival sku={selection.sku} />
      <CompareToggle slug={slugOf(product)} name={product.productDisplayName} />
      <SumRows selection={selection} />
    </>
  )
}

/** What settles a purchase: price, plan, trade-in, what comes along, and when it arrives. */
export const PurchaseHelp = (props: HelpProps) =>
  props.product.itemType === 'DEVICE' ? <DeviceHelp {...props} /> : <Arrival sku={props.selection.sku} />
