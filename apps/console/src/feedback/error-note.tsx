import { Button, ErrorIcon, Notice } from '@soe/ui'
import styles from './error-note.module.css'
import { errorWords } from './error-words'

interface ErrorNoteProps {
  error: unknown
  /** Called with the allowed value that is chosen instead of the refused one. */
  onChoose?: (allowed: string) => void
  onRetry?: () => void
}

const allowedBy = (error: unknown): readonly string[] =>
  error instanceof Error && 'allowed' in error && Array.isArray(error.allowed) ? error.allowed : []

export const ErrorNote = ({ error, onChoose, onRetry }: ErrorNoteProps) => {
  if (error === null || error === undefined) return null
  const allowed = allowedBy(error)
  return (
    <Notice
      role="alert"
      icon={<ErrorIcon size={16} />}
      actions={
        onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>{errorWords(error)}</p>
      {allowed.length > 0 && <Allowed allowed={allowed} onChoose={onChoose} />}
    </Notice>
  )
}

const mostShown = 24

const Allowed = ({ allowed, onChoose }: { allowed: readonly string[]; onChoose: ErrorNoteProps['onChoose'] }) => (
  <div className={styles.allowed}>
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
