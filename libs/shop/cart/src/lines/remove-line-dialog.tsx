import type { CartLine } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { formatList, useShop, useTexts } from '@soe/shop-platform'
import { Button, Dialog } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { cartTexts } from '../cart-texts'
import { useUndoableRemoval } from './use-undoable-removal'

type Departure = 'plan' | 'number' | 'accessories' | 'tradeIn'

export const readDepartures = ({ plan, numberChoice, accessories, tradeInInfo }: CartLine): readonly Departure[] => {
  const leaves: Readonly<Record<Departure, boolean>> = {
    plan: plan !== undefined,
    number: numberChoice !== undefined && numberChoice !== 'existing',
    accessories: accessories.length > 0,
    tradeIn: tradeInInfo !== undefined,
  }
  return (Object.keys(leaves) as Departure[]).filter((departure) => leaves[departure])
}

interface RemoveLineDialogProps {
  line: CartLine
  title: string
  onClose: () => void
}

/** What leaves with the line, in words. What belongs to the whole order goes with its last line. */
const useDepartureWords = (line: CartLine): string => {
  const shop = useShop()
  const texts = useTexts(cartTexts)
  const { data } = useQuery({ ...cartQuery(shop), enabled: false })
  const isLast = data?.cart.lineDetails.numOfLines === 1
  const others = [
    ...readDepartures(line).map((departure) => texts[`leaves.${departure}`]),
    ...(isLast ? (data.cart.orderDetails.accountFeatures ?? []) : []).map(({ displayName }) => displayName),
  ]
  const device = line.deviceItem?.description ?? ''
  if (others.length === 0) return texts.lineLeaves(device)
  return texts.lineLeavesWith(device, formatList(others, shop.language))
}

export const RemoveLineDialog = ({ line, title, onClose }: RemoveLineDialogProps) => {
  const texts = useTexts(cartTexts)
  const removeLine = useUndoableRemoval()
  const words = useDepartureWords(line)
  const remove = () => {
    onClose()
    removeLine(line.lineId)
  }
  const actions = (
    <>
      <Button variant="ink" size="small" onClick={remove}>
        {texts.removeLineYes}
      </Button>
      <Button variant="outline" size="small" onClick={onClose}>
        {texts.keepLine}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={texts.close} actions={actions}>
      <p>{words}</p>
    </Dialog>
  )
}
