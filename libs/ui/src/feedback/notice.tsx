import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../actions/button'
import { classNames } from '../class-names'
import { ErrorIcon } from '../media/status-icons'
import styles from '#theme/feedback/notice.module.css'

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** A flag or an icon; the words carry the meaning. */
  icon?: ReactNode
  /** Beside the message on wide screens, below it on narrow ones. */
  actions?: ReactNode
  /** Stays in the top corner: the close button. */
  corner?: ReactNode
}

/** A message in the page. */
export function Notice({ icon, actions, corner, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(styles.notice, className)}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <div className={styles.message}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </div>
  )
}

export interface RetryNoticeProps extends Pick<NoticeProps, 'className' | 'children'> {
  retryLabel: string
  onRetry: () => void
  busy?: boolean
  busyLabel?: string
}

/** In the place of what could not be loaded, with a way to try again. */
export const RetryNotice = ({ retryLabel, onRetry, busy = false, busyLabel = '', ...rest }: RetryNoticeProps) => (
  <Notice
    {...rest}
    role="alert"
    icon={<ErrorIcon />}
    actions={
      <Button variant="ink" size="small" onClick={onRetry} busy={busy} busyLabel={busyLabel}>
        {retryLabel}
      </Button>
    }
  />
)
