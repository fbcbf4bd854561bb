import type { CartAccessory, CartView } from '@soe/contracts'
import { useChangeAccessories, useLock, useRemoveLine } from '@soe/shop-basket'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { announce, Button } from '@soe/ui'
import { Link } from 'wouter'
import { editDevicePath } from '../line/edit-device-path'
import { itemName, shortItemsOf, type ShortItem } from './short-items'
import { stockTexts } from './stock-texts'

const isAccessory = (item: ShortItem['item']): item is CartAccessory => 'qty' in item

const useMends = (short: ShortItem) => {
  const texts = useTexts(stockTexts)
  const { line, item, left } = short
  const name = itemName(short)
  const removeLine = useRemoveLine({ onRemoved: () => announce(texts.removed(name)) })
  const accessories = useChangeAccessories({
    onDone: () => announce(left > 0 ? texts.kept(left, name) : texts.removed(name)),
  })
  if (!isAccessory(item)) return { label: texts.remove(name), run: () => removeLine(line.lineId) }
  const removal = { id: item.itemCode, qty: item.qty }
  return left > 0
    ? { label: texts.take(left, name), run: () => accessories.set(line.lineId, removal, left) }
    : { label: texts.remove(name), run: () => accessories.remove(line.lineId, removal) }
}

const Ways = (short: ShortItem) => {
  const texts = useTexts(stockTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const { locked } = useLock()
  const { line, item } = short
  const { label, run } = useMends(short)
  const other = isAccessory(item) ? item.productURL : editDevicePath(line, audience, pathOf)
  return (
    <>
      <Button variant="outline" size="small" disabled={locked} onClick={run}>
        {label}
      </Button>
      <Link href={other} asChild>
        <Button variant="outline" size="small" href={other} aria-label={texts.chooseAnotherFor(itemName(short))}>
          {texts.chooseAnother}
        </Button>
      </Link>
    </>
  )
}

/** What mends each item that can't be ordered as the cart holds it. */
export const StockWays = ({ cart }: { cart: CartView }) =>
  shortItemsOf(cart).map((short) => <Ways key={`${short.line.lineId}/${short.item.itemCode}`} {...short} />)
