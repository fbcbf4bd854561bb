import type { EligibleLine } from '@soe/contracts'
import { supportLine, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, TextLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { hubTexts } from '../hub-texts'
import { DeviceDrawing } from './device-drawing'
import { lineState, type LineState } from './line-state'
import styles from './line-row.module.css'
import { useLanding } from './use-landing'

interface ActionProps {
  line: EligibleLine
}

/** A loan stays on the bill: nothing is paid off before an upgrade. */
const Upgrade = ({ line: { nickName } }: ActionProps) => {
  const texts = useTexts(hubTexts)
  const { mutate, isPending } = useLanding('EUP')
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={texts.upgradeOf(nickName)}
      busy={isPending}
      busyLabel={texts.working}
      onClick={() => mutate()}
    >
      {texts.upgrade}
    </Button>
  )
}

const Call = ({ label, name }: { label: string; name: string }) => (
  <Button variant="outline" size="small" href={supportLine.href} aria-label={name}>
    {label}
  </Button>
)

const Restore = ({ line: { nickName } }: ActionProps) => {
  const texts = useTexts(hubTexts)
  return <Call label={texts.restore} name={texts.restoreOf(nickName)} />
}

const Pay = ({ line: { nickName } }: ActionProps) => {
  const texts = useTexts(hubTexts)
  const path = usePathOf()('mdnselection/checkEligibility', { type: 'PAST_DUE' })
  return (
    <Link href={path} asChild>
      <Button variant="outline" size="small" href={path} aria-label={texts.howToPayOf(nickName)}>
        {texts.howToPay}
      </Button>
    </Link>
  )
}

/** Only a line with a loan has a payment plan that stops it. */
const Why = ({ line: { nickName, installmentLoans } }: ActionProps) => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const path = pathOf('mdnselection/eligibilitycheck', installmentLoans.length > 0 ? { type: 'MVO_REDIRECT' } : {})
  return (
    <Link href={path} asChild>
      <TextLink href={path} aria-label={texts.whyOf(nickName)}>
        {texts.why}
      </TextLink>
    </Link>
  )
}

const actions: Readonly<Record<LineState['action'], (props: ActionProps) => ReactNode>> = {
  upgrade: Upgrade,
  restore: Restore,
  pay: Pay,
  why: Why,
}

/** The number gets another plan, and keeps its device. */
const ChangePlan = ({ line: { nickName, mtnHashCode } }: ActionProps) => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const path = pathOf('plans/selection', { intent: 'CPC', mtn: mtnHashCode })
  return (
    <Link href={path} asChild>
      <TextLink size="small" href={path} aria-label={texts.changePlanOf(nickName)}>
        {texts.changePlan}
      </TextLink>
    </Link>
  )
}

/** What an account without phone lines has, and what starts one. */
export const HomeInternetRow = ({ children }: { children: ReactNode }) => {
  const texts = useTexts(hubTexts)
  return (
    <div className={styles.row}>
      <DeviceDrawing name="internet" />
      <div className={styles.who}>
        <h3>{texts.homeInternet}</h3>
        <p className={styles.detail}>{texts.homeInternetDetail}</p>
      </div>
      <div className={styles.state}>
        <p className={styles.title}>{texts.noPhoneLine}</p>
        <p className={styles.detail}>{texts.noPhoneLineDetail}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}

export const LineRow = ({ line }: ActionProps) => {
  const texts = useTexts(hubTexts)
  const { action, title, details } = lineState(line, texts)
  const device = line.equipmentInfos[0]?.deviceInfo.displayName ?? ''
  const Action = actions[action]
  return (
    <li className={styles.row}>
      <DeviceDrawing name={device} />
      <div className={styles.who}>
        <h3>{line.nickName}</h3>
        <p className={styles.detail}>{[line.mtn, device].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.state}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{details.join(' ')}</p>
        {action !== 'restore' && <ChangePlan line={line} />}
      </div>
      <div className={styles.action}>
        <Action line={line} />
      </div>
    </li>
  )
}
