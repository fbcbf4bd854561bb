import type { ShipmentOption } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts, useTranslation } from '@soe/shop-platform'
import { RadioList } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import styles from './shipping-options.module.css'
import { useWayWords } from './use-way-words'

interface ShippingOptionsProps {
  legend?: ReactNode
  options: readonly ShipmentOption[]
  isRestricted: boolean
  /** Why there is no same-day delivery, in the carrier's words. */
  unavailable?: string | undefined
  value: string
  onChange: (option: string) => void
}

/** The shipping options that this cart can have; why it can't have the others is said once. */
export const ShippingOptions = ({
  legend,
  options,
  isRestricted,
  unavailable,
  value,
  onChange,
}: ShippingOptionsProps) => {
  const texts = useTexts(checkoutTexts)
  const translate = useTranslation()
  const { promiseOf } = useWayWords()
  const reasonOf = ({ sddType }: ShipmentOption) => {
    if (sddType && unavailable) return translate(unavailable)
    return isRestricted && !sddType ? texts.restricted : undefined
  }
  const missing = options.filter(({ active }) => !active)
  const unexplained = missing.filter((option) => reasonOf(option) === undefined).map(({ name }) => name)
  const reasons = [
    ...new Set(missing.flatMap((option) => reasonOf(option) ?? [])),
    ...(unexplained.length > 0 ? [texts.notForThis(unexplained.join(', '))] : []),
  ]
  return (
    <div>
      <RadioList
        legend={legend ?? texts.howItArrives}
        value={value}
        onChange={onChange}
        options={options
          .filter(({ active }) => active)
          .map((option) => ({
            value: option.shippingOptionId,
            label: option.name,
            sublabel: promiseOf({ shipping: option }),
            trailing: option.cost === 0 ? texts.free : formatPrice(option.cost),
          }))}
      />
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
    </div>
  )
}
