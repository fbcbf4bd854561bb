import { useTexts } from '@soe/shop-platform'
import { Heading, RadioList, Stack } from '@soe/ui'
import { e911Texts } from './e911-texts'
import styles from './e911.module.css'
import { markDifference } from './mark-difference'
import type { CheckedAddress, E911Address } from './use-e911-address'

const streetOf = ({ addressLine1, addressLine2 }: E911Address) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')
const placeOf = ({ city, state, zipCode }: E911Address) => `${city}, ${state} ${zipCode}`

const Marked = ({ text, other }: { text: string; other: string }) =>
  markDifference(text, other).map(({ word, isDifferent }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {isDifferent ? <mark className={styles.different}>{word}</mark> : word}
    </span>
  ))

interface AddressChoiceProps {
  checked: CheckedAddress
  value: string
  onChange: (choice: string) => void
}

export const AddressChoice = ({ checked, value, onChange }: AddressChoiceProps) => {
  const texts = useTexts(e911Texts)
  const { typed, alternate, isTypedFindable } = checked
  const typedPlace = texts.asTyped(placeOf(typed))
  return (
    <Stack gap={14} className={styles.choice}>
      <Heading size={22}>{texts.differs}</Heading>
      <output className={styles.muted}>{isTypedFindable ? texts.findsBoth : texts.findsSecond}</output>
      <RadioList
        legend={texts.differs}
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'typed',
            label: streetOf(typed),
            sublabel: isTypedFindable ? `${typedPlace}. ${texts.takesLonger}` : typedPlace,
            disabled: !isTypedFindable,
          },
          {
            value: 'alternate',
            label: streetOf(alternate),
            drawn: <Marked text={streetOf(alternate)} other={streetOf(typed)} />,
            sublabel: <Marked text={placeOf(alternate)} other={placeOf(typed)} />,
          },
        ]}
      />
    </Stack>
  )
}
