import type { Product } from '@soe/contracts'
import { asksForIntent, useLock } from '@soe/shop-basket'
import { useIdentity, useTexts, useChange, useShop } from '@soe/shop-platform'
import { Button, TextLink, RadioList, VisuallyHidden } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import { ModelSection } from '../choose/model-section'
import { type OwnDevice, ownDeviceRequest } from '../choose/own-device-request'
import type { OwnDeviceState } from '../choose/use-own-device'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { NumberedHeading } from '../numbered-heading'
import { ImeiField } from '../check/imei-field'
import type { useDeviceCheck } from '../check/use-device-check'
import type { LineIntent } from '@soe/rules'
import { addDevice } from '@soe/contracts/routes'
import { useNextStep } from '@soe/shop-journey'
import { SimFields, type SimFieldsProps } from '../sim/sim-fields'

interface ImeiSectionProps {
  name: string
  digits: string
  onDigits: (digits: string) => void
  check: ReturnType<typeof useDeviceCheck>
  isLater: boolean
  onLater: (isLater: boolean) => void
}

const ImeiSection = ({ isLater, onLater, ...field }: ImeiSectionProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-imei">
      <NumberedHeading number={2} id="own-imei" aside={texts.dial}>
        {texts.imei}
      </NumberedHeading>
      {isLater ? <p>{texts.laterTaken}</p> : <ImeiField {...field} />}
      <p>
        <TextLink muted onClick={() => onLater(!isLater)}>
          {isLater ? texts.checkNow : texts.checkLater}
        </TextLink>
      </p>
    </section>
  )
}

const useAddOwnDevice = (onAnother: () => void) => {
  const { notices } = useShop()
  const texts = useTexts(ownDeviceTexts)
  const goOn = useNextStep()
  const { mutate, isPending } = useChange(addDevice, { refetch: false })
  const add = (own: OwnDevice) => {
    const { product, sku, intent } = own
    const added = { name: product.productDisplayName, sorId: sku.sorId, term: 0 }
    mutate(ownDeviceRequest(own), { onSuccess: (answer) => goOn(answer, { product: added, intent }) })
  }
  const addAnother = (own: OwnDevice) =>
    mutate(ownDeviceRequest(own), {
      onSuccess: () => {
        notices.show({ type: 'success', text: texts.added(own.product.productDisplayName) })
        onAnother()
      },
    })
  return { add, addAnother, isAdding: isPending }
}

const SimSection = (fields: SimFieldsProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-sim">
      <NumberedHeading number={3} id="own-sim">
        {texts.sim}
      </NumberedHeading>
      <SimFields {...fields} isLegendHidden />
    </section>
  )
}

/** Three questions, each below the one before once that is answered; then the way on. */
export const OwnDeviceForm = ({ products, state }: { products: readonly Product[]; state: OwnDeviceState }) => {
  const { answers, answer, model, check, choices, sim } = state
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const { add, addAnother, isAdding } = useAddOwnDevice(() => {
    state.startOver()
    setSent(false)
    form.current?.querySelector<HTMLElement>('input')?.focus()
  })

  const send = (how: (own: OwnDevice) => void) => {
    setSent(true)
    const own = state.own()
    if (own) how(own)
    else form.current?.querySelector<HTMLElement>('[name="cardNumber"]')?.focus()
  }

  return (
    <form
      ref={form}
      className={styles.questions}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send(add)
      }}
    >
      <ModelSection
        products={products}
        model={model}
        answers={answers}
        onAnswer={({ make, productId, capacity }) => answer({ make, productId, capacity })}
      />
      {model && (
        <ImeiSection
          name={model.productDisplayName}
          digits={answers.imei}
          onDigits={(imei) => answer({ imei })}
          check={check}
          isLater={answers.isLater}
          onLater={(isLater) => answer({ isLater })}
        />
      )}
      {choices.length > 0 && (
        <>
          <SimSection
            choices={choices}
            value={sim}
            onChange={(chosen) => answer({ sim: chosen })}
            cardNumber={answers.cardNumber}
            onCardNumber={(cardNumber) => answer({ cardNumber })}
            isSent={isSent}
          />
          <WayOn state={state} isAdding={isAdding} onAnother={() => send(addAnother)} />
        </>
      )}
    </form>
  )
}

interface WayOnProps {
  state: OwnDeviceState
  isAdding: boolean
  onAnother: () => void
}

const LineSection = ({ value, onChange }: { value: LineIntent; onChange: (intent: LineIntent) => void }) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-line">
      <NumberedHeading number={4} id="own-line">
        {texts.line}
      </NumberedHeading>
      <RadioList
        legend={<VisuallyHidden>{texts.line}</VisuallyHidden>}
        name="intent"
        value={value}
        onChange={(intent) => onChange(intent as LineIntent)}
        options={[
          { value: 'AAL', label: texts.newLine, sublabel: texts.newLineDetail },
          { value: 'EUP', label: texts.ownLine, sublabel: texts.ownLineDetail },
        ]}
      />
    </section>
  )
}

const WayOn = ({ state: { answer, intent, lineId }, isAdding, onAnother }: WayOnProps) => {
  const texts = useTexts(ownDeviceTexts)
  const { audience } = useIdentity()
  const { locked } = useLock()
  const isForNewLine = lineId === undefined
  return (
    <>
      {isForNewLine && asksForIntent(audience) && (
        <LineSection value={intent} onChange={(chosen) => answer({ intent: chosen })} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isAdding} busyLabel={texts.adding} disabled={locked}>
          {intent === 'EUP' ? texts.chooseLine : texts.choosePlan}
        </Button>
        {isForNewLine && (
          <Button variant="outline" onClick={onAnother} disabled={locked || isAdding}>
            {texts.another}
          </Button>
        )}
      </div>
    </>
  )
}
