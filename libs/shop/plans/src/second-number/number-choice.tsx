import { formatPhone, isZipCode, readDigits, readZipCode } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import {
  Button,
  ErrorIcon,
  FormattedField,
  RadioList,
  SectionHeading,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@soe/ui'
import { useEffect, useRef } from 'react'
import styles from './second-number.module.css'
import { secondNumberTexts } from './second-number-texts'
import type { HeldNumbers } from './use-held-numbers'

interface NumberChoiceProps {
  held: HeldNumbers
  value: string | undefined
  onChange: (mtn: string) => void
}

/** Numbers that have gone give way to others: focus goes to the first of them. */
const useFocusAfterLoss = ({ isGone, numbers }: HeldNumbers) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isGone && numbers) list.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus()
  }, [isGone, numbers])
  return list
}

const Numbers = ({ held, value, onChange }: NumberChoiceProps) => {
  const texts = useTexts(secondNumberTexts)
  const list = useFocusAfterLoss(held)
  const { numbers, hasFailed, isAsking, isGone, retry, find } = held
  if (hasFailed) return <TryAgain onRetry={retry} busy={isAsking} />
  if (!numbers) return <Skeleton height="16rem" />
  return (
    <>
      {isGone && (
        <p role="alert" className={styles.gone}>
          <ErrorIcon size={18} /> {texts.gone}
        </p>
      )}
      <div ref={list}>
        <RadioList
          legend={<VisuallyHidden>{texts.numbers}</VisuallyHidden>}
          name="number"
          value={value}
          onChange={onChange}
          options={numbers.map(({ mtn, state }) => ({ value: mtn, label: formatPhone(mtn), sublabel: state }))}
        />
      </div>
      <p>
        <TextLink onClick={find}>{texts.others}</TextLink>
      </p>
    </>
  )
}

const zipDigits = (typed: string) => readDigits(readZipCode(typed)).slice(0, 5)

export const NumberChoice = (props: NumberChoiceProps) => {
  const texts = useTexts(secondNumberTexts)
  const { zipCode, setZipCode, find } = props.held
  return (
    <section className={styles.section} aria-labelledby="second-choose">
      <SectionHeading id="second-choose">{texts.choose}</SectionHeading>
      <FormattedField
        name="zipCode"
        label={texts.near}
        value={zipCode}
        format={zipDigits}
        onFormat={setZipCode}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isZipCode(zipCode)) find()
        }}
        trailing={
          <Button variant="text" size="small" onClick={find} disabled={!isZipCode(zipCode)}>
            {texts.find}
          </Button>
        }
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={20}
      />
      <Numbers {...props} />
    </section>
  )
}
