import type { CartAccessory, CartDevice, CartFeature, CartLine, CartView, Order, TradeInItem } from '@soe/contracts'
import { formatPhone, formatPrice } from '@soe/rules'
import { financedOf, useAutoPayWords, useInterestWords, useTraits } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { StockMark } from '@soe/shop-steps'
import { Picture, Spoken } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import styles from './order-items.module.css'

interface ItemProps {
  picture?: { src: string; height: number }
  name: string
  details: readonly (string | undefined)[]
  mark?: ReactNode
  price: ReactNode
}

const Item = ({ picture, name, details, mark, price }: ItemProps) => (
  <li className={styles.item}>
    <div className={styles.stage}>
      {picture && <Picture src={picture.src} alt="" width={picture.height} height={picture.height} />}
    </div>
    <div>
      <p className={styles.name}>{name}</p>
      {details
        .filter((detail) => detail !== undefined && detail !== '')
        .map((detail) => (
          <p key={detail} className={styles.detail}>
            <Spoken>{detail}</Spoken>
          </p>
        ))}
      {mark}
    </div>
    <p className={styles.price}>
      <Spoken>{price}</Spoken>
    </p>
  </li>
)

/** The number of a line; one that moves here says when, and what not to do before. */
const useNumberWords = () => {
  const texts = useTexts(checkoutTexts)
  return ({ mobileNumber, numberChoice }: CartLine): readonly (string | undefined)[] => [
    mobileNumber && formatPhone(mobileNumber),
    numberChoice === 'port-in' ? `${texts.movesHere}. ${texts.movesHereDetail}.` : undefined,
  ]
}

const DeviceItem = ({ device, line }: { device: CartDevice; line: CartLine }) => {
  const texts = useTexts(checkoutTexts)
  const traitsOf = useTraits()
  const numberOf = useNumberWords()
  const autoPayOf = useAutoPayWords()
  const interestOf = useInterestWords()
  const { term, monthlyPrice, retailPrice } = device
  const isMonthly = term > 0
  const priceName = device.cartItemType === 'BYOD' ? texts.ownDevice : texts.fullPrice
  return (
    <Item
      picture={{ src: device.imageUrl, height: 112 }}
      name={device.description}
      details={[
        traitsOf(device),
        line.secondNumber?.isSecondNumber ? texts.secondNumber : undefined,
        isMonthly ? texts.months(term) : priceName,
        interestOf(financedOf(line, device)),
        line.plan &&
          `${line.plan.displayName}, ${texts.perMonth(formatPrice(line.plan.monthlyPrice))} ${autoPayOf(line.plan)}`.trim(),
        line.protection &&
          `${line.protection.displayName}, ${texts.perMonth(formatPrice(line.protection.monthlyPrice))}`,
        ...(line.features ?? []).map(
          ({ displayName, monthlyPrice: price }) => `${displayName}, ${texts.perMonth(formatPrice(price))}`,
        ),
        ...(line.offers ?? []).map(({ name }) => name),
        ...numberOf(line),
      ]}
      mark={<StockMark item={device} />}
      price={isMonthly ? texts.perMonth(formatPrice(monthlyPrice)) : formatPrice(retailPrice)}
    />
  )
}

const AccessoryItem = ({ accessory }: { accessory: CartAccessory }) => {
  const texts = useTexts(checkoutTexts)
  const { description, color, qty, imageUrl, discountedPrice } = accessory
  return (
    <Item
      picture={{ src: imageUrl, height: 72 }}
      name={description}
      details={[[color, qty > 1 && texts.quantity(qty)].filter(Boolean).join(', ')]}
      mark={<StockMark item={accessory} />}
      price={formatPrice(discountedPrice * qty)}
    />
  )
}

const PlanChangeItem = ({ line: { plan, mobileNumber } }: { line: CartLine }) => {
  const texts = useTexts(checkoutTexts)
  if (!plan) return null
  return (
    <Item
      name={texts.planChange(plan.displayName)}
      details={[plan.summary, mobileNumber && formatPhone(mobileNumber)]}
      price={texts.perMonth(formatPrice(plan.monthlyPrice))}
    />
  )
}

const SecondNumberItem = ({ line: { plan, mobileNumber } }: { line: CartLine }) => {
  const texts = useTexts(checkoutTexts)
  if (!plan) return null
  return (
    <Item
      name={plan.displayName}
      details={[texts.secondNumber, plan.summary, mobileNumber && formatPhone(mobileNumber)]}
      price={texts.perMonth(formatPrice(plan.monthlyPrice))}
    />
  )
}

/** A feature of the whole account, such as home protection. */
const AccountFeatureItem = ({ feature: { displayName, monthlyPrice } }: { feature: CartFeature }) => {
  const texts = useTexts(checkoutTexts)
  return <Item name={displayName} details={[]} price={texts.perMonth(formatPrice(monthlyPrice))} />
}

/** Its own value comes with a later bill; a promotion is an offer of the line. */
const TradedInItem = ({ item: { deviceModel, tradeInValue } }: { item: TradeInItem }) => {
  const texts = useTexts(checkoutTexts)
  return (
    <Item
      name={texts.tradeIn(deviceModel)}
      details={[tradeInValue > 0 ? texts.tradeInCredit(formatPrice(tradeInValue)) : texts.recycled]}
      price={texts.toHandIn}
    />
  )
}

export interface OrderedItems {
  lines: readonly CartLine[]
  accessories: readonly CartAccessory[]
  tradeIns: readonly TradeInItem[]
  accountFeatures?: readonly CartFeature[]
}

export const itemsOfCart = ({ lineDetails, orderDetails }: CartView): OrderedItems => ({
  lines: lineDetails.allLines.flatMap((lineId) => lineDetails.lineInfo[lineId] ?? []),
  accessories: [],
  tradeIns: lineDetails.tradeInDetail.tradeInItems,
  accountFeatures: orderDetails.accountFeatures ?? [],
})

export const itemsOfOrder = ({ lines, accessories, tradeIns = [], accountFeatures = [] }: Order): OrderedItems => ({
  lines,
  accessories,
  tradeIns,
  accountFeatures,
})

/** Every device, plan change and accessory, with its price as it was bought, and every device traded in. */
export const OrderItems = ({ lines, accessories, tradeIns, accountFeatures = [] }: OrderedItems) => (
  <ul>
    {lines.map((line) => line.deviceItem && <DeviceItem key={line.lineId} device={line.deviceItem} line={line} />)}
    {lines.map((line) => line.lineActivityType === 'CPC' && <PlanChangeItem key={line.lineId} line={line} />)}
    {[...lines.flatMap((line) => line.accessories), ...accessories].map((accessory, index) => (
      <AccessoryItem key={`${accessory.itemCode}-${index}`} accessory={accessory} />
    ))}
    {lines.map(
      (line) =>
        line.secondNumber?.isSecondNumber && !line.deviceItem && <SecondNumberItem key={line.lineId} line={line} />,
    )}
    {accountFeatures.map((feature) => (
      <AccountFeatureItem key={feature.id} feature={feature} />
    ))}
    {tradeIns.map((item) => (
      <TradedInItem key={item.submissionId} item={item} />
    ))}
  </ul>
)
