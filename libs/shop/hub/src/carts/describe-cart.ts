import type { CartLine, CartView } from '@soe/contracts'
import type { HubTexts } from '../hub-texts'

type Cart = Pick<CartView, 'lineDetails'>

const linesOf = ({ lineDetails: { allLines, lineInfo } }: Cart): CartLine[] =>
  allLines.flatMap((lineId) => lineInfo[lineId] ?? [])

const deviceWords = ({ deviceItem, lineActivityType }: CartLine, texts: HubTexts): string => {
  const name = deviceItem?.description ?? ''
  return lineActivityType.startsWith('EUP') ? texts.upgradeLine(name) : texts.newLine(name)
}

const countWords = (count: number, words: (count: number) => string) => (count > 0 ? [words(count)] : [])

/** What is in a cart: its one thing by name, more by their number, which the bag in the header shows too. */
export const describeCart = (cart: Cart, texts: HubTexts): string => {
  const lines = linesOf(cart)
  const devices = lines.filter(({ deviceItem }) => deviceItem)
  const changes = lines.filter(({ lineActivityType }) => lineActivityType === 'CPC')
  const accessories = lines.flatMap((line) => line.accessories)
  const tradeIns = cart.lineDetails.tradeInDetail.tradeInItems
  const things = devices.length + changes.length + accessories.length + tradeIns.length
  const [device, accessory, tradeIn] = [devices[0], accessories[0], tradeIns[0]]
  if (things === 1 && device) return deviceWords(device, texts)
  if (things === 1 && accessory) return texts.pieces(accessory.qty, accessory.description)
  if (things === 1 && tradeIn) return texts.tradeInAlone(tradeIn.deviceModel)
  const pieces = accessories.reduce((sum, { qty }) => sum + qty, 0)
  const words = [
    ...countWords(devices.length + pieces, texts.items),
    ...countWords(changes.length, texts.planChanges),
    ...countWords(tradeIns.length, texts.tradeIns),
  ]
  return words.join(', ') || texts.someCart
}
