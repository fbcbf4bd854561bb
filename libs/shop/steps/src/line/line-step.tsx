import type { CartLine } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { PageHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import { FlowTrail, type FlowStep } from '../flow/flow-trail'
import { LineDevice } from './line-device'
import styles from './line-step.module.css'
import { LineGone, NothingToSetUp } from './nothing-to-set-up'
import { stepTexts } from './step-texts'
import { TryAgain } from './try-again'
import type { StepLine } from './use-cart-line'

export interface LineStepProps {
  title: string
  line: StepLine
  flow?: FlowStep
  /** Shaped like the content that replaces it. */
  skeleton: ReactNode
  nothing?: ReactNode
  children: (line: CartLine) => ReactNode
}

export const LineStep = ({ title, line, flow, skeleton, nothing = <NothingToSetUp />, children }: LineStepProps) => {
  const texts = useTexts(stepTexts)
  if (line.state === 'none') return nothing
  if (line.state === 'gone') return <LineGone />
  return (
    <div className={styles.page} aria-busy={line.state === 'loading'}>
      {flow && line.state === 'found' && !line.line.lineActivityType.startsWith('EUP') && (
        <FlowTrail current={flow} lineId={line.line.lineId} />
      )}
      <PageHeading>{title}</PageHeading>
      {line.state === 'found' && <LineDevice line={line.line} label={texts.forDevice} />}
      {line.state === 'loading' && skeleton}
      {line.state === 'failed' && <TryAgain onRetry={line.retry} busy={line.isRetrying} />}
      {line.state === 'found' && children(line.line)}
    </div>
  )
}
