import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names'
import { Status } from '../text/status'
import { Pressable, PlainButton } from './pressable'
import styles from '#theme/actions/button.module.css'

interface ButtonLook {
  /** `ink` is drawn by the shop's theme alone, `danger` by the console's. */
  variant?: 'accent' | 'ink' | 'outline' | 'text' | 'danger'
  size?: 'large' | 'small'
  /** Fills the width of its container. */
  wide?: boolean
}

interface ButtonState {
  href?: undefined
  /** Keeps width and focus, swallows clicks. */
  busy?: boolean
  /** Clicks while busy go through: what they ask is asked in its turn. */
  takesTurns?: boolean
  /** Announced while busy; pass it from the start, so that the live region exists before it speaks. */
  busyLabel?: string
}

type LinkState = { href: string; busy?: undefined; busyLabel?: undefined; takesTurns?: undefined }

export type ButtonProps = ButtonLook &
  ((ButtonState & ComponentPropsWithRef<'button'>) | (LinkState & ComponentPropsWithRef<'a'>))

/** A button, or a link with a button's look when it has an `href`. */
export function Button({ variant = 'accent', size = 'large', wide, className, children, ...rest }: ButtonProps) {
  const look = classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
  if (rest.href !== undefined) {
    const { busy: _busy, busyLabel: _busyLabel, takesTurns: _takesTurns, ...link } = rest
    return (
      <Pressable {...link} className={look}>
        {children}
      </Pressable>
    )
  }
  return (
    <ActionButton {...rest} className={look}>
      {children}
    </ActionButton>
  )
}

function ActionButton({
  busy = false,
  busyLabel,
  takesTurns = false,
  children,
  onClick,
  ...rest
}: ButtonState & ComponentPropsWithRef<'button'>) {
  const isDeaf = busy && !takesTurns
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isDeaf ? event.preventDefault() : onClick?.(event))
  return (
    <>
      <PlainButton {...rest} onClick={handleClick} aria-disabled={isDeaf || undefined} aria-busy={busy || undefined}>
        <span className={classNames(styles.label, busy && styles.faded)}>{children}</span>
        {busy && <span className={styles.spinner} aria-hidden="true" />}
      </PlainButton>
      {busyLabel !== undefined && <Status>{busy ? busyLabel : ''}</Status>}
    </>
  )
}
