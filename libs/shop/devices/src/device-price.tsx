import { formatCents, type ShownPrice } from '@soe/rules'
import { Price, type PriceProps } from '@soe/ui'
import { useFlags, useTexts } from '@soe/shop-platform'
import { deviceTexts, type DeviceTexts } from './device-texts'
import { isMonthly } from './product-price'

/** On, an APR above zero reads "interest may apply". */
const interestTextFlag = 'interestTextFFlag'

const unitOf = (price: ShownPrice, texts: DeviceTexts) => (isMonthly(price) ? texts.month : '')

export const shownAmount = (price: ShownPrice, texts: DeviceTexts): string =>
  `${formatCents(price.cents)}${unitOf(price, texts)}`

const termsOf = (price: ShownPrice, texts: DeviceTexts): string => {
  const was =
    price.originalCents === undefined ? [] : [texts.was(`${formatCents(price.originalCents)}${unitOf(price, texts)}`)]
  const contract = isMonthly(price) ? texts.contract(price) : texts.termLabel(0)
  return [...was, contract].join(' · ')
}

/** A price with its terms directly below. */
export const DevicePrice = ({ price, size }: { price: ShownPrice; size?: NonNullable<PriceProps['size']> }) => {
  const texts = useTexts(deviceTexts)
  const { [interestTextFlag]: isInterestTextOn = false } = useFlags((price.aprBasisPoints ?? 0) > 0)
  return (
    <Price
      amount={formatCents(price.cents)}
      terms={termsOf({ ...price, interestTextFlag: isInterestTextOn }, texts)}
      {...(isMonthly(price) && { unit: texts.month })}
      {...(size && { size })}
    />
  )
}
