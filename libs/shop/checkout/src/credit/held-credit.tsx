import type { CheckoutDetails } from '@soe/contracts'
import { dayIn } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { carrierNow, formatDate, ownTime, useShop, useTexts } from '@soe/shop-platform'
import { Button, ErrorIcon, Hoist, LimaFlag, Notice, PageHeading, SectionHeading, Steps } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { CallFailure } from '../flow/call-failure'
import { formatDay } from '../format-day'
import styles from './credit.module.css'
import { creditTexts } from './credit-texts'
import type { CreditOutcomeKind } from './credit-outcome'
import { useCheckAgain } from './use-credit-check'
import { useCreditPaths } from './use-credit-paths'

type Held = Extract<CreditOutcomeKind, 'frozen' | 'held' | 'pending'>

const titles = { frozen: 'frozen', held: 'held', pending: 'pending' } as const
const bodies = { frozen: 'frozenBody', held: 'heldBody', pending: 'pendingBody' } as const

/** Milliseconds for which the order and its prices are kept. */
const keptFor = 7 * 24 * 60 * 60_000
/** Milliseconds after which a check is given up. */
const patience = 30_000

const useSteps = (kind: Held, triedAt: string) => {
  const texts = useTexts(creditTexts)
  const isFrozen = kind === 'frozen'
  return [
    { title: texts.asked, detail: (isFrozen ? texts.askedFrozen : texts.askedHeld)(triedAt), done: true },
    ...(isFrozen ? [{ title: texts.lift, detail: texts.liftBody }] : []),
    { title: texts.wait, detail: isFrozen ? texts.waitFrozen : texts.waitHeld },
    { title: texts.again, detail: texts.againBody },
  ]
}

const useRetry = (details: CheckoutDetails) => {
  const { environment } = useShop()
  const [opened] = useState(() => environment.now())
  const [triedAt, setTriedAt] = useState<number>()
  const [isChecking, setChecking] = useState(false)
  const [isTooLong, setTooLong] = useState(false)
  const { check, error } = useCheckAgain(details)
  const retry = async () => {
    setChecking(true)
    setTooLong(false)
    const isLate = await Promise.race([
      check().then(
        () => false,
        () => false,
      ),
      environment.wait(patience).then(() => true),
    ])
    setTooLong(isLate)
    setTriedAt(environment.now())
    setChecking(false)
  }
  return { opened, triedAt, isChecking, isTooLong, error, retry }
}

const Alternatives = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(creditTexts)
  const paths = useCreditPaths(details)
  return (
    <>
      {texts.alsoCan} <Link href={paths.outright}>{texts.payInFull}</Link> {texts.or}{' '}
      <Link href={paths.prepaid}>{texts.goPrepaid}</Link>
      {texts.withoutCheck}
    </>
  )
}

export const HeldCredit = ({ details, kind }: { details: CheckoutDetails; kind: Held }) => {
  const texts = useTexts(creditTexts)
  const shop = useShop()
  const { language } = shop
  const { locked } = useLock()
  const { opened, triedAt, isChecking, isTooLong, error, retry } = useRetry(details)
  const tried = formatDate(triedAt ?? opened, language, ownTime)
  const steps = useSteps(kind, formatDate(opened, language, ownTime))
  const still = triedAt !== undefined && (kind === 'frozen' ? texts.stillLocked : texts.stillHeld)(tried)
  const lastTried = isTooLong ? texts.tooLong : still || texts.lastTried(tried)
  return (
    <div className={styles.page}>
      <div>
        <Hoist className={styles.hoist}>
          <LimaFlag width={94} />
        </Hoist>
        <div className={styles.intro}>
          <PageHeading>{texts[titles[kind]]}</PageHeading>
          <p className={styles.muted}>{texts[bodies[kind]]}</p>
        </div>
      </div>
      <Notice icon={<ErrorIcon />}>
        <strong>{texts.onHold}</strong> {texts.kept(formatDay(dayIn(carrierNow(shop) + keptFor), language))}
      </Notice>
      <section>
        <SectionHeading>{texts.toGoOn}</SectionHeading>
        <Steps steps={steps} doneLabel={texts.done} />
      </section>
      {error && !isChecking && <CallFailure error={error} />}
      <div className={styles.actions}>
        <Button wide disabled={locked} busy={isChecking} busyLabel={texts.checking} onClick={() => void retry()}>
          {texts.checkAgain}
        </Button>
        <output className={styles.note}>{lastTried}</output>
        <p className={styles.note}>
          <Alternatives details={details} />
        </p>
        <p className={styles.note}>{texts.call}</p>
      </div>
    </div>
  )
}
