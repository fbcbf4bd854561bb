import type { Product } from '@soe/contracts'
import { asksForIntent, useLock } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import { ImeiSection } from '../check/imei-section'
import { LineSection } from '../choose/line-section'
import { ModelSection } from '../choose/model-section'
import type { OwnDevice } from '../choose/own-device-request'
import { useAddOwnDevice } from '../choose/use-add-own-device'
import type { OwnDeviceState } from '../choose/use-own-device'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { SimSection } from '../sim/sim-section'

interface OwnDeviceFormProps {
  products: readonly Product[]
  state: OwnDeviceState
}

/** Three questions, each below the one before once that is answered; then the way on. */
export const OwnDeviceForm = ({ products, state }: OwnDeviceFormProps) => {
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
