import type { ShipmentOption } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { RadioList } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { storePickup } from '../flow/checkout-steps'
import { formatDay } from '../format-day'

interface ShippingOptionsProps {
  options: readonly ShipmentOption[]
  /** Why there is no same-day delivery. */
  unavailable?: string | undefined
  value: string
  onChange: (option: string) => void
}

/** Every shipping option; those that this cart can't have are disabled. */
export const ShippingOptions = ({ options, unavailable, value, onChange }: ShippingOptionsProps) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const whenOf = ({ shippingOptionId, arrivesOn }: ShipmentOption) => {
    const day = formatDay(arrivesOn, language)
    return shippingOptionId === storePickup ? texts.readyOn(day) : texts.arrives(day)
  }
  const reasonOf = ({ sddType }: ShipmentOption) => (sddType && unavailable) || texts.notForThis
  return (
    <RadioList
      legend={texts.howItArrives}
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.shippingOptionId,
        label: option.name,
        sublabel: option.active ? whenOf(option) : reasonOf(option),
        trailing: option.cost === 0 ? texts.free : formatPrice(option.cost),
        disabled: !option.active,
      }))}
    />
  )
}
