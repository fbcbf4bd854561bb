import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { IconButton } from './button'
import styles from './dialog.module.css'

/** What one came for; the button that closes is last. */
const firstChoice = ':is(input:checked, input:not([type=radio], [hidden]), textarea, select), footer button'

interface DialogProps {
  title: string
  onClose: () => void
  /** Makes the dialog a form that Enter sends. */
  onSubmit?: () => void
  /** Buttons in the last line. */
  footer?: ReactNode
  width?: number
  children: ReactNode
}

/** Modal for as long as it is rendered; Escape and the ground close it. */
export const Dialog = ({ title, onClose, onSubmit, footer, width = 520, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>(firstChoice)?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['dialog']}
      style={{ width: `min(${width}px, calc(100vw - 24px))` }}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <header className={styles['header']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </form>
    </dialog>
  )
}
