import type { ShipmentOption } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts, useTranslation } from '@soe/shop-platform'
import { RadioList } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { useWayWords } from './use-way-words'

interface ShippingOptionsProps {
  /** Before the options, where they are not those of the whole order. */
  legend?: ReactNode
  options: readonly ShipmentOption[]
  /** Something in it may not travel by air. */
  isRestricted: boolean
  /** Why there is no same-day delivery, in the carrier's words. */
  unavailable?: string | undefined
  value: string
  onChange: (option: string) => void
}

/** Every shipping option; those that this cart can't have are disabled. */
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
    if (sddType) return unavailable ? translate(unavailable) : texts.notForThis
    return isRestricted ? texts.restricted : texts.notForThis
  }
  return (
    <RadioList
      legend={legend ?? texts.howItArrives}
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.shippingOptionId,
        label: option.name,
        sublabel: option.active ? promiseOf({ shipping: option }) : reasonOf(option),
        trailing: option.cost === 0 ? texts.free : formatPrice(option.cost),
        disabled: !option.active,
      }))}
    />
  )
}
