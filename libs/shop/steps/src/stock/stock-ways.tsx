import type { CartView } from '@soe/contracts'
import { useChangeAccessories, useLock, useRemoveLine } from '@soe/shop-basket'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { announce, Button } from '@soe/ui'
import { Link } from 'wouter'
import { editDevicePath } from '../line/edit-device-path'
import { isAccessory, itemName, shortItemsOf, type ShortItem } from './short-items'
import { stockTexts } from './stock-texts'

/** Leaves of the item what can be ordered, in the first rows that hold it. */
const useMend = (short: ShortItem) => {
  const texts = useTexts(stockTexts)
  const { item, left, rows } = short
  const name = itemName(short)
  const onDone = () => announce(left > 0 ? texts.kept(left, name) : texts.removed(name))
  const removeLine = useRemoveLine({ onRemoved: onDone })
  const { changeAll } = useChangeAccessories({ onDone })
  // The last rows first: the carrier counts all of them with each.
  const excess = rows.filter(({ qty, keeps }) => keeps < qty).toReversed()
  const run = () => {
    if (!isAccessory(item)) return excess.forEach(({ lineId }) => removeLine(lineId))
    const id = item.itemCode
    return changeAll(
      excess.map(({ lineId, qty, keeps }) => ({
        mtn: lineId,
        removeAccessories: [{ id, qty }],
        ...(keeps > 0 && { addAccessories: [{ id, qty: keeps }] }),
      })),
    )
  }
  return { label: left > 0 ? texts.take(left, name) : texts.remove(name), run }
}

const Ways = (short: ShortItem) => {
  const texts = useTexts(stockTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const { locked } = useLock()
  const { line, item } = short
  const { label, run } = useMend(short)
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

export const StockWays = ({ cart }: { cart: CartView }) =>
  shortItemsOf(cart).map((short) => <Ways key={short.item.itemCode} {...short} />)
