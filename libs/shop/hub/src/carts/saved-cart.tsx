import type { CartView, CaseSummary, CartLine } from '@soe/contracts'
import { getExpresshubDetails } from '@soe/contracts/routes'
import {
  carrierTime,
  formatDate,
  moment,
  readQuery,
  useIdentity,
  usePathOf,
  useShop,
  useTexts,
} from '@soe/shop-platform'
import { BagIcon, Button, LimaFlag } from '@soe/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { hubTexts, type HubTexts } from '../hub-texts'
import { AskBack, Resume, TakeOver, type CaseActionProps } from './case-actions'
import { holdingOf, type Holding } from './case-holding'
import styles from './saved-cart.module.css'

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

/** A cart that another channel holds cannot be read, nor a prepaid one: the carrier has no such call for it. */
const useContents = ({ cartId }: CaseSummary, isReadable: boolean, simplifiedHubPage: boolean) => {
  const query = readQuery(useShop(), getExpresshubDetails, {
    body: {
      cartId,
      simplifiedHubPage,
      disableAgreements: true,
      disablePaymentOptions: true,
      disableShippingOptions: true,
    },
  })
  const { audience } = useIdentity()
  const canRead = isReadable && audience in getExpresshubDetails.paths
  return useQuery({ ...query, ...(!canRead && { queryFn: skipToken }), meta: { silent: true } }).data?.cart
}

/** A cart with a trade-in only leads to its open step. */
const TradeIn = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const isOpen = cart.lineDetails.tradeInDetail.tradeInItems.some(({ condition }) => condition === undefined)
  const path = pathOf(isOpen ? 'tradein/devicecondition' : 'expresscheckout')
  return (
    <Link href={path} asChild>
      <Button href={path} variant="outline" size="small">
        {isOpen ? texts.answer : texts.finish}
      </Button>
    </Link>
  )
}

const useNote = (found: CaseSummary, holding: Holding, cart: CartView | undefined): string => {
  const texts = useTexts(hubTexts)
  const { language } = useShop()
  const { lockedUntil, lockedChannelID = '', changedAt, standaloneTradeIn, triggerResumeCase } = found
  const holders: Readonly<Record<string, unknown>> = texts
  const holder = holders[lockedChannelID]
  if (holding !== 'own') {
    const time = lockedUntil === undefined ? '' : formatDate(lockedUntil, language, carrierTime)
    return typeof holder === 'function' ? (holder as HubTime)(time) : texts.elsewhere(time)
  }
  const isOpen = cart?.lineDetails.tradeInDetail.tradeInItems.some(({ condition }) => condition === undefined)
  if (standaloneTradeIn) return isOpen ? texts.conditionOpen : texts.tradeInReady
  const when = changedAt === undefined ? '' : formatDate(changedAt, language, moment)
  return triggerResumeCase ? texts.saved(when) : texts.yours(when)
}

type HubTime = (time: string) => string

const actions: Readonly<Record<Holding, (props: CaseActionProps) => ReactNode>> = {
  own: Resume,
  person: AskBack,
  device: TakeOver,
}

export const SavedCart = ({
  found,
  isCurrent,
  isFirst,
  isSimplified,
}: {
  found: CaseSummary
  isCurrent: boolean
  isFirst: boolean
  isSimplified: boolean
}) => {
  const texts = useTexts(hubTexts)
  const { channel, cartCount } = useIdentity()
  const holding = holdingOf(found, channel)
  const cart = useContents(found, !found.explicitLock || found.lockedChannelID === channel, isSimplified)
  const known = isCurrent && cartCount > 0 ? texts.items(cartCount) : texts.someCart
  const words = cart ? describeCart(cart, texts) : known
  const note = useNote(found, holding, cart)
  const Action = actions[holding]
  return (
    <li className={styles.cart}>
      <h3 className={styles.title}>{words}</h3>
      <div className={styles.note}>
        {holding === 'person' ? <LimaFlag pole width={20} /> : <BagIcon size={20} />}
        <p>{note}</p>
      </div>
      <div className={styles.action}>
        {found.standaloneTradeIn && cart && holding === 'own' ? (
          <TradeIn cart={cart} />
        ) : (
          <Action found={found} words={words} isFirst={isFirst} />
        )}
      </div>
    </li>
  )
}
