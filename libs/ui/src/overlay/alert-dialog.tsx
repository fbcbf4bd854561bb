import { useId, type ReactNode } from 'react'
import styles from './alert-dialog.module.css'
import { useModal } from './use-modal'

export interface AlertDialogProps {
  title: ReactNode
  /** What is at stake; it describes the dialog. */
  children: ReactNode
  /** Between title and description. */
  figure?: ReactNode
  /** Drawn along the left edge. Decorative. */
  drawing?: ReactNode
  actions: ReactNode
  /** Asked for by Esc and by a press on the backdrop. */
  onDismiss: () => void
}

/** Interrupts for a decision. Focus goes to the first action, and back when it closes. */
export function AlertDialog({ title, children, figure, drawing, actions, onDismiss }: AlertDialogProps) {
  const [titleId, bodyId] = [useId(), useId()]
  const dialog = useModal('footer button', onDismiss)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
    >
      <div className={styles.sheet}>
        {drawing !== undefined && (
          <div className={styles.drawing} aria-hidden="true">
            {drawing}
          </div>
        )}
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {figure}
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          <footer className={styles.actions}>{actions}</footer>
        </div>
      </div>
    </dialog>
  )
}
