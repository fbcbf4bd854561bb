import type { CartLine } from '@soe/contracts'
import { switchSim } from '@soe/contracts/routes'
import { useLock } from '@soe/shop-basket'
import { routeGoToCart } from '@soe/shop-journey'
import { destination, useChange, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { LineStep, useStepLine } from '@soe/shop-steps'
import { announce, Button, Skeleton, TextLink } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import type { EsimDetails } from '../check/use-device-check'
import styles from '../own-device.module.css'
import { lineSimChoice } from '../sim/line-sim'
import { isCardNumber, switchChoicesOf, type SimChoice } from '../sim/sim-choice'
import { SimFields } from '../sim/sim-fields'
import { simTexts } from '../sim/sim-texts'
import { switchRequest } from '../sim/switch-request'
import { LineSimDetails } from './line-sim-details'

/** The line's SIM: another choice shows at once, and goes back if the carrier refuses it. */
const useLineSim = (line: CartLine, { eid }: EsimDetails) => {
  const texts = useTexts(simTexts)
  const [choice, setChoice] = useState(lineSimChoice(line))
  const [cardNumber, setCardNumber] = useState(line.simItem?.simId ?? '')
  const { mutate, isPending } = useChange(switchSim, { onDone: () => announce(texts.saved) })

  const send = (next: SimChoice, number: string) => {
    const { lineId, simItem } = line
    const body = switchRequest({ lineId, choice: next, eid, cardNumber: number, imei: simItem?.smartImeiDevice })
    mutate(body, { onError: () => setChoice(choice) })
  }

  return {
    choice,
    cardNumber,
    isPending,
    choose: (next: SimChoice) => {
      setChoice(next)
      if (next !== 'own-card') send(next, '')
    },
    typeNumber: (digits: string) => {
      setCardNumber(digits)
      if (isCardNumber(digits)) send('own-card', digits)
    },
  }
}

const LineSimChoice = ({ line, details }: { line: CartLine; details: EsimDetails }) => {
  const texts = useTexts(simTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const { locked } = useLock()
  const { choice, cardNumber, isPending, choose, typeNumber } = useLineSim(line, details)
  const check = destination('dvm/deviceEligibility', { line: line.lineId })
  return (
    <div className={styles.form}>
      <fieldset disabled={locked} className={styles.section} aria-busy={isPending}>
        <SimFields
          choices={switchChoicesOf(details.simTypes)}
          value={choice}
          onChange={choose}
          cardNumber={cardNumber}
          onCardNumber={typeNumber}
          isSent={false}
        />
      </fieldset>
      <Link href={pathOf(check)} asChild>
        <TextLink href="">{texts.checkDevice}</TextLink>
      </Link>
      <div className={styles.actions}>
        <Link href={pathOf(routeGoToCart('ShoppingCart', audience))} asChild>
          <Button href="">{texts.done}</Button>
        </Link>
      </div>
    </div>
  )
}

export const SimPage = () => {
  const texts = useTexts(simTexts)
  const line = useStepLine('byodlandingpage')
  return (
    <LineStep title={texts.simTitle} line={line} skeleton={<Skeleton height="14rem" />}>
      {(found) => (
        <LineSimDetails key={found.lineId} line={found}>
          {(details) => <LineSimChoice line={found} details={details} />}
        </LineSimDetails>
      )}
    </LineStep>
  )
}
