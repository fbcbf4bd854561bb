import type { CartLine } from '@soe/contracts'
import { routeGoToCart } from '@soe/shop-journey'
import { destination, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { LineStep, useStepLine } from '@soe/shop-steps'
import { Button, CheckIcon, ErrorIcon, Notice, Skeleton, SummaryList, SummaryRow } from '@soe/ui'
import { Link } from 'wouter'
import type { EsimDetails } from '../check/use-device-check'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { simTexts } from '../sim/sim-texts'
import { LineSimDetails } from './line-sim-details'
import { NoOwnDevice } from './no-own-device'

type Taken = 'esimAndCard' | 'esimOnly' | 'cardOnly' | 'none'

const takenBy = ({ simTypes }: EsimDetails): Taken => {
  const takesCard = simTypes.includes('PSIM')
  if (simTypes.includes('ESIM')) return takesCard ? 'esimAndCard' : 'esimOnly'
  return takesCard ? 'cardOnly' : 'none'
}

const Eligibility = ({ line, details }: { line: CartLine; details: EsimDetails }) => {
  const texts = useTexts(simTexts)
  const own = useTexts(ownDeviceTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const taken = takenBy(details)
  const name = line.deviceItem?.description ?? details.displayName
  const sim = destination('sim', { line: line.lineId })
  return (
    <div className={styles.form}>
      <Notice icon={taken === 'none' ? <ErrorIcon /> : <CheckIcon />}>
        <strong>{taken === 'none' ? own.noSim : texts.worksHere(name)}</strong>
      </Notice>
      <SummaryList>
        <SummaryRow label={texts.simTypes} value={texts[taken]} />
        {details.eid && <SummaryRow label={texts.chip} value={details.eid} />}
        <SummaryRow label={texts.chosen} value={line.simItem ? texts[line.simItem.simType] : texts.nothingChosen} />
      </SummaryList>
      <div className={styles.actions}>
        <Link href={pathOf(sim)} asChild>
          <Button href="">{texts.chooseSim}</Button>
        </Link>
        <Link href={pathOf(routeGoToCart('ShoppingCart', audience))} asChild>
          <Button href="" variant="outline">
            {texts.backToCart}
          </Button>
        </Link>
      </div>
    </div>
  )
}

export const DeviceEligibilityPage = () => {
  const texts = useTexts(simTexts)
  const line = useStepLine('byodlandingpage')
  if (line.state === 'none') return <NoOwnDevice title={texts.bringTitle} body={texts.bringBody} />
  return (
    <LineStep title={texts.eligibilityTitle} line={line} skeleton={<Skeleton height="14rem" />}>
      {(found) => (
        <LineSimDetails key={found.lineId} line={found}>
          {(details) => <Eligibility line={found} details={details} />}
        </LineSimDetails>
      )}
    </LineStep>
  )
}
