import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './icon-button.module.css'

type Surroundings =
  ({ href?: undefined } & ComponentPropsWithRef<'button'>) | ({ href: string } & ComponentPropsWithRef<'a'>)

export type IconButtonProps = Surroundings & {
  /** The accessible name; it holds the count too, if there is one. */
  label: string
  children: ReactNode
  /** `outline` is as tall as a large button, to stand beside one. */
  variant?: 'plain' | 'outline'
  /** Shown beside the icon. */
  count?: number
}

/** A 44 px target around an icon; a link when it has an `href`. */
export function IconButton({ label, variant = 'plain', count, className, children, ...rest }: IconButtonProps) {
  const look = classNames(styles.button, styles[variant], count !== undefined && styles.counted, className)
  const content = (
    <>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  return rest.href !== undefined ? (
    <a {...rest} className={look} aria-label={label}>
      {content}
    </a>
  ) : (
    <button type="button" {...rest} className={look} aria-label={label}>
      {content}
    </button>
  )
}
