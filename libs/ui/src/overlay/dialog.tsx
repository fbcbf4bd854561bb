import { useId } from 'react'
import type { ReactNode, SubmitEventHandler } from 'react'
import { IconButton } from '../actions/icon-button'
import { CloseIcon } from '../media/action-icons'
import { useModal } from './use-modal'
import styles from '#theme/overlay/dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Asked for by Esc, the backdrop or the close button; the owner then turns `open` off. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children?: ReactNode
  actions?: ReactNode
  /** Makes the dialog a form; see `FormDialog`. */
  onSubmit?: SubmitEventHandler
  /** Selects what takes focus first. */
  focus?: string
  /** False for a decision that must be made: no close button, no Esc, no backdrop. */
  dismissible?: boolean
  /** `half` is 46 % of the window's width where there is room; `full` fills the window, and like `half` is the shop's; `narrow` is drawn by the console's theme alone. */
  size?: 'regular' | 'half' | 'wide' | 'full' | 'narrow'
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
  onSubmit,
  focus = 'h2',
  dismissible = true,
  size = 'regular',
}: Omit<DialogProps, 'open'>) {
  const dialog = useModal(focus, () => dismissible && onClose())
  const titleId = useId()
  const Sheet = onSubmit ? 'form' : 'div'
  return (
    <dialog ref={dialog} className={styles[size === 'regular' ? 'dialog' : size]} aria-labelledby={titleId}>
      <Sheet className={styles.sheet} onSubmit={onSubmit} noValidate={onSubmit && true}>
        <header className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
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
      </Sheet>
    </dialog>
  )
}
