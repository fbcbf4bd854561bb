import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Pressable, type PressableProps } from './pressable'
import styles from '#theme/actions/icon-button.module.css'

export type IconButtonProps = PressableProps & {
  /** The accessible name; it holds the count too, if there is one. */
  label: string
  children: ReactNode
  /** `outline` is as tall as a large button, to stand beside one. */
  variant?: 'plain' | 'outline'
  /** Shown beside the icon, as 99+ above that. */
  count?: number
}

/** A square target around an icon; a link when it has an `href`. */
export function IconButton({ label, variant = 'plain', count, className, children, ...rest }: IconButtonProps) {
  const look = classNames(styles.button, styles[variant], count !== undefined && styles.counted, className)
  return (
    <Pressable {...rest} className={look} aria-label={label}>
      {children}
      {count !== undefined && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Pressable>
  )
}
