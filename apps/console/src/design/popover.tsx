import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import styles from './popover.module.css'

interface PopoverProps extends Omit<ButtonProps, 'children' | 'popover'> {
  label: ReactNode
  /** Its side that keeps to the button. */
  align?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

const Inside = ({ close, children }: { close: () => void; children: PopoverProps['children'] }) => children(close)

/** A button that opens a small panel below; Escape, or a press elsewhere, closes it. */
export const Popover = ({ label, align = 'end', children, ...button }: PopoverProps) => {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <Button
        {...button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={id} className={styles['panel']} data-align={align}>
          <Inside close={close}>{children}</Inside>
        </div>
      )}
    </div>
  )
}
