import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './heading.module.css'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 2 | 3 | 4
  /** The size is free of the level: a tile's h2 is 22 px. */
  size?: 22 | 28 | 40
}

export function Heading({ level = 2, size = 28, className, children, ...rest }: HeadingProps) {
  const Level = `h${level}` as const
  return (
    <Level {...rest} className={classNames(styles[`size${size}`], className)}>
      {children}
    </Level>
  )
}
