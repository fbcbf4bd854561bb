import type { ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './states.module.css'

/** Nothing is there yet; says how something comes to be there. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className={styles['empty']}>
    <h2>{title}</h2>
    {children && <div className={styles['words']}>{children}</div>}
    {action}
  </div>
)

/** Rows to come; after two seconds it says that the wait is long. */
export const Loading = ({ label, rows = 8 }: { label: string; rows?: number }) => (
  <output className={styles['loading']}>
    <span className="unseen">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={styles['bar']} style={{ width: `${88 - ((row * 29) % 47)}%` }} aria-hidden="true" />
    ))}
    <span className={styles['slow']}>The simulator is taking its time. This goes on by itself.</span>
  </output>
)

interface Refused {
  allowed?: readonly string[] | undefined
}

const isRefused = (error: unknown): error is Refused => error instanceof Error

const isUnreachable = (error: unknown) => error instanceof TypeError

/** What went wrong, in the control API's own words, without the line that says who said it. */
export const errorWords = (error: unknown): string => {
  if (isUnreachable(error)) return 'The simulator can’t be reached. It is tried again by itself.'
  if (!(error instanceof Error)) return 'Something went wrong in this page.'
  return error.message.replace(/^the simulator answered \d+ \w+: /, '')
}

interface ErrorNoteProps {
  error: unknown
  /** Takes one of what is allowed instead. */
  onChoose?: (allowed: string) => void
  onRetry?: () => void
}

/** What was refused, and what is allowed instead. */
export const ErrorNote = ({ error, onChoose, onRetry }: ErrorNoteProps) => {
  if (error === null || error === undefined) return null
  const { allowed = [] } = isRefused(error) ? error : {}
  return (
    <div className={styles['note']} role="alert">
      <Icon name="alert" />
      <div className={styles['noteBody']}>
        <p>{errorWords(error)}</p>
        {allowed.length > 0 && <Allowed allowed={allowed} onChoose={onChoose} />}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

const mostShown = 24

const Allowed = ({ allowed, onChoose }: { allowed: readonly string[]; onChoose: ErrorNoteProps['onChoose'] }) => (
  <div className={styles['allowed']}>
    <span>Allowed</span>
    {allowed.slice(0, mostShown).map((choice) =>
      onChoose ? (
        <button key={choice} type="button" onClick={() => onChoose(choice)}>
          {choice}
        </button>
      ) : (
        <code key={choice}>{choice}</code>
      ),
    )}
    {allowed.length > mostShown && <span>and {allowed.length - mostShown} more</span>}
  </div>
)
