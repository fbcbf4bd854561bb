import type { ShippingOption } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { RadioList } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { storePickup } from '../flow/checkout-steps'
import { formatDay } from '../format-day'

interface ShippingOptionsProps {
  options: readonly ShippingOption[]
  value: string
  onChange: (option: string) => void
}

/** Every shipping option; those that this cart can't have are disabled. */
export const ShippingOptions = ({ options, value, onChange }: ShippingOptionsProps) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const whenOf = ({ shippingOptionId, arrivesOn }: ShippingOption) => {
    const day = formatDay(arrivesOn, language)
    return shippingOptionId === storePickup ? texts.readyOn(day) : texts.arrives(day)
  }
  return (
    <RadioList
      legend={texts.howItArrives}
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.shippingOptionId,
        label: option.name,
        sublabel: option.active ? whenOf(option) : texts.notForThis,
        trailing: option.cost === 0 ? texts.free : formatPrice(option.cost),
        disabled: !option.active,
      }))}
    />
  )
}
