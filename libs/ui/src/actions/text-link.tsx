import { classNames } from '../class-names'
import { Pressable, type PressableProps } from './pressable'
import styles from './text-link.module.css'

interface TextLinkLook {
  /** Second in rank, e.g. remove. */
  muted?: boolean
  /** Inside a sentence: no hit area beyond the words. */
  inline?: boolean
  size?: 'regular' | 'small'
}

export type TextLinkProps = TextLinkLook & PressableProps

/** Underlined words: a link with an `href`, else a button. */
export function TextLink({ muted, inline, size = 'regular', className, ...rest }: TextLinkProps) {
  const look = classNames(
    styles.link,
    muted && styles.muted,
    !inline && styles.target,
    size === 'small' && styles.small,
    className,
  )
  return <Pressable {...rest} className={look} />
}
