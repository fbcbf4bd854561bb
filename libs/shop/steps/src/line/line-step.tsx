import type { CartLine } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { PageHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import { LineDevice, LineDeviceSkeleton } from './line-device'
import styles from './line-step.module.css'
import { LineGone, NothingToSetUp } from './nothing-to-set-up'
import { stepTexts } from './step-texts'
import { TryAgain } from './try-again'
import type { StepLine } from './use-cart-line'

export interface LineStepProps {
  title: string
  line: StepLine
  /** Shaped like the content that replaces it. */
  skeleton: ReactNode
  nothing?: ReactNode
  children: (line: CartLine) => ReactNode
}

export const LineStep = ({ title, line, skeleton, nothing = <NothingToSetUp />, children }: LineStepProps) => {
  const texts = useTexts(stepTexts)
  if (line.state === 'none') return nothing
  if (line.state === 'gone') return <LineGone />
  const found = line.state === 'found' ? line.line : undefined
  return (
    <div className={styles.page} aria-busy={line.state === 'loading'}>
      <PageHeading>{title}</PageHeading>
      {found && <LineDevice line={found} label={texts.forDevice} />}
      {line.state === 'loading' && <LineDeviceSkeleton />}
      {line.state === 'loading' && skeleton}
      {line.state === 'failed' && <TryAgain onRetry={line.retry} busy={line.isRetrying} />}
      {found && children(found)}
    </div>
  )
}
