import { Button } from '../actions/button'
import { ErrorIcon } from '../media/status-icons'
import { Notice, type NoticeProps } from './notice'

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
