import type { CartLine } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { PageHeading, Picture, Skeleton } from '@soe/ui'
import type { ReactNode } from 'react'
import { useTraits } from '@soe/shop-basket'
import styles from './line-step.module.css'
import { LineGone, NothingToSetUp } from './nothing-to-set-up'
import { stepTexts } from './step-texts'
import { TryAgain } from './try-again'
import type { StepLine } from './use-cart-line'

/** Names the device that the page is about. */
const LineDevice = ({ line: { deviceItem }, label }: { line: CartLine; label: (name: string) => string }) => {
  const traitsOf = useTraits()
  if (!deviceItem) return null
  const { description, imageUrl } = deviceItem
  return (
    <div className={styles.device}>
      <Picture className={styles.picture} src={imageUrl} alt="" width={56} height={56} />
      <div>
        <p>{label(description)}</p>
        <p className={styles.detail}>{traitsOf(deviceItem)}</p>
      </div>
    </div>
  )
}

/** As tall as the device that it becomes. */
const LineDeviceSkeleton = () => (
  <div className={styles.device}>
    <Skeleton height="3.5rem" width="16rem" />
  </div>
)

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
