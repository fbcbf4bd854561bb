import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './stack.module.css'

/** A step of the space scale. */
type Space = 8 | 10 | 14 | 20 | 28 | 36 | 56

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: Space
}

const gapOf = (gap: Space) => styles[`gap${gap}`]

export function Stack({ gap = 20, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, gapOf(gap), className)} />
}

/** Things beside each other that wrap. */
export function Cluster({ gap = 10, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.cluster, gapOf(gap), className)} />
}
