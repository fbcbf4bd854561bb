import {
  Button,
  classNames,
  SectionHeading,
  StickyBar,
  SummaryList,
  SummaryRow,
  SummaryTotal,
  useOutOfView,
} from '@soe/ui'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { useId, useRef, type ReactNode } from 'react'
import { stepTexts } from '../line/step-texts'
import styles from './line-totals.module.css'

export interface LineTotalsProps {
  title: string
  rows: readonly { key: string; label: string; value: string }[]
  total: { label: string; value: string; note: string }
  isChanging: boolean
  isGoingOn: boolean
  onContinue: () => void
  children?: ReactNode
}

export const LineTotals = ({ title, rows, total, isChanging, isGoingOn, onContinue, children }: LineTotalsProps) => {
  const texts = useTexts(stepTexts)
  const { locked } = useLock()
  const heading = useId()
  const way = useRef<HTMLDivElement>(null)
  const isAway = useOutOfView(way)
  const goOn = { onClick: onContinue, busy: isGoingOn, busyLabel: texts.saving, disabled: locked }
  return (
    <aside className={styles.totals} aria-labelledby={heading} aria-busy={isChanging}>
      <SectionHeading id={heading}>{title}</SectionHeading>
      <div className={classNames(styles.amounts, isChanging && styles.changing)}>
        <SummaryList>
          {rows.map(({ key, label, value }) => (
            <SummaryRow key={key} label={label} value={value} />
          ))}
          <SummaryTotal {...total} />
        </SummaryList>
      </div>
      <div ref={way}>
        <Button wide {...goOn}>
          {texts.continue}
        </Button>
      </div>
      {children}
      <StickyBar shown={isAway} label={total.label}>
        <p className={styles.bar}>
          {total.label} <strong className={styles.sum}>{total.value}</strong>
        </p>
        <Button size="small" {...goOn}>
          {texts.continue}
        </Button>
      </StickyBar>
    </aside>
  )
}
