import type { CartLine } from '@soe/contracts'
import { switchSim } from '@soe/contracts/routes'
import { useLock, useStepChange } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { LineStep, stepTexts, useStepLine } from '@soe/shop-steps'
import { Button, Skeleton } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import { ImeiField } from '../check/imei-field'
import { mayConnect } from '../check/standings'
import { useDeviceCheck, type EsimDetails } from '../check/use-device-check'
import styles from '../own-device.module.css'
import { lineSimChoice } from '../sim/line-sim'
import { isCardNumber, switchChoicesOf } from '../sim/sim-choice'
import { SimFields } from '../sim/sim-fields'
import { simTexts } from '../sim/sim-texts'
import { switchRequest } from '../sim/switch-request'
import { LineSimDetails } from './line-sim-details'

interface ActivationProps {
  line: CartLine
  details: EsimDetails
}

/** The shopper's own device has to be checked before it is activated; one of the shop has been. */
const useActivation = ({ line, details: model }: ActivationProps) => {
  const { deviceItem, simItem, lineId } = line
  const asksForImei = deviceItem?.cartItemType === 'BYOD' && simItem?.smartImeiDevice === undefined
  const [digits, setDigits] = useState('')
  const [chosen, setChosen] = useState(lineSimChoice(line))
  const [cardNumber, setCardNumber] = useState(simItem?.simId ?? '')
  const check = useDeviceCheck(asksForImei ? deviceItem.sorId : undefined, digits)
  const details = asksForImei ? check.details : model
  const isFit = details !== undefined && (details.standing === undefined || mayConnect(details.standing))
  const choices = isFit ? switchChoicesOf(details.simTypes) : []
  const choice = choices.find((offered) => offered === chosen) ?? choices[0]
  const isWhole = choice !== undefined && (choice !== 'own-card' || isCardNumber(cardNumber))
  const imei = asksForImei ? digits : simItem?.smartImeiDevice
  const body = isWhole ? switchRequest({ lineId, choice, eid: details?.eid, cardNumber, imei }) : undefined
  return { asksForImei, digits, setDigits, check, choices, choice, setChosen, cardNumber, setCardNumber, body }
}

const ActivationForm = (props: ActivationProps) => {
  const texts = useTexts(simTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(switchSim)
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const state = useActivation(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (state.body) mutate(state.body)
    else form.current?.querySelector<HTMLElement>('[name="imei"], [name="cardNumber"]')?.focus()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {state.asksForImei && (
        <div className={styles.section}>
          <p className={styles.muted}>{texts.imeiMissing}</p>
          <ImeiField
            name={props.line.deviceItem?.description ?? ''}
            digits={state.digits}
            onDigits={state.setDigits}
            check={state.check}
          />
        </div>
      )}
      {state.choices.length > 0 && (
        <SimFields
          choices={state.choices}
          value={state.choice}
          onChange={state.setChosen}
          cardNumber={state.cardNumber}
          onCardNumber={state.setCardNumber}
          isSent={isSent}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isPending} busyLabel={shared.saving} disabled={locked}>
          {shared.continue}
        </Button>
      </div>
    </form>
  )
}

export const ActivationMethodPage = () => {
  const texts = useTexts(simTexts)
  const line = useStepLine('byodlandingpage')
  return (
    <LineStep title={texts.activationTitle} line={line} skeleton={<Skeleton height="14rem" />}>
      {(found) => (
        <LineSimDetails key={found.lineId} line={found}>
          {(details) => <ActivationForm line={found} details={details} />}
        </LineSimDetails>
      )}
    </LineStep>
  )
}
