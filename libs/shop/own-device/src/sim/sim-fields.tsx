import { useTexts } from '@soe/shop-platform'
import { FormattedField, RadioList, VisuallyHidden } from '@soe/ui'
import { ownDeviceTexts } from '../own-device-texts'
import { cardDigits, isCardNumber, type SimChoice } from './sim-choice'

const details = { esim: 'esimDetail', mail: 'mailDetail', store: 'storeDetail', 'own-card': 'ownCardDetail' } as const

const freeChoices: readonly SimChoice[] = ['esim', 'mail', 'store']

interface CardNumberProps {
  cardNumber: string
  onCardNumber: (digits: string) => void
  /** The form was sent: what is missing shows. */
  isSent: boolean
}

export interface SimFieldsProps extends CardNumberProps {
  choices: readonly SimChoice[]
  value: SimChoice | undefined
  onChange: (choice: SimChoice) => void
  /** A heading says it already. */
  isLegendHidden?: boolean
}

const CardNumberField = ({ cardNumber, onCardNumber, isSent }: CardNumberProps) => {
  const texts = useTexts(ownDeviceTexts)
  const isWrong = isSent && !isCardNumber(cardNumber)
  return (
    <FormattedField
      name="cardNumber"
      label={texts.cardNumber}
      value={cardNumber}
      format={cardDigits}
      onFormat={onCardNumber}
      error={isWrong ? texts.cardNumberError : undefined}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  )
}

export const SimFields = ({ choices, value, onChange, isLegendHidden, ...card }: SimFieldsProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <>
      <RadioList
        legend={isLegendHidden ? <VisuallyHidden>{texts.sim}</VisuallyHidden> : texts.sim}
        name="sim"
        value={value}
        onChange={(choice) => onChange(choice as SimChoice)}
        options={choices.map((choice) => ({
          value: choice,
          label: texts[choice],
          sublabel: texts[details[choice]],
          ...(freeChoices.includes(choice) && { trailing: texts.free }),
        }))}
      />
      {value === 'own-card' && <CardNumberField {...card} />}
    </>
  )
}
