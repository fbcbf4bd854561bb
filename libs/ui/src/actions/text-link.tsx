import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './text-link.module.css'

interface TextLinkLook {
  /** Second in rank, e.g. remove. */
  muted?: boolean
  /** Inside a sentence: no hit area beyond the words. */
  inline?: boolean
  size?: 'regular' | 'small'
}

export type TextLinkProps = TextLinkLook &
  (({ href: string } & ComponentPropsWithRef<'a'>) | ({ href?: undefined } & ComponentPropsWithRef<'button'>))

/** Underlined words: a link with an `href`, else a button. */
export function TextLink({ muted, inline, size = 'regular', className, children, ...rest }: TextLinkProps) {
  const look = classNames(
    styles.link,
    muted && styles.muted,
    !inline && styles.target,
    size === 'small' && styles.small,
    className,
  )
  return rest.href !== undefined ? (
    <a {...rest} className={look}>
      {children}
    </a>
  ) : (
    <button type="button" {...rest} className={look}>
      {children}
    </button>
  )
}
