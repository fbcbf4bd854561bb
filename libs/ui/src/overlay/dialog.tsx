import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button'
import { CloseIcon } from '../media/action-icons'
import styles from './dialog.module.css'
import { useModal } from './use-modal'

export interface DialogProps {
  open: boolean
  /** Asked for by Esc, the backdrop or the close button; the owner then turns `open` off. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children?: ReactNode
  actions?: ReactNode
  /** False for a decision that must be made: no close button, no Esc, no backdrop. */
  dismissible?: boolean
  /** `half` is 46 % of the window's width where there is room. */
  size?: 'regular' | 'half' | 'wide'
}

/** A modal dialog. Focus goes to its heading, and back to where it was when the dialog closes. */
export function Dialog({ open, ...frame }: DialogProps) {
  return open ? <OpenDialog {...frame} /> : null
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  actions,
  dismissible = true,
  size = 'regular',
}: Omit<DialogProps, 'open'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal(heading, () => dismissible && onClose())
  const titleId = useId()
  return (
    <dialog ref={dialog} className={styles[size === 'regular' ? 'dialog' : size]} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && (
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </header>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
