import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './page-width.module.css'

/** The content column: 1232 px at most, inside the page's gutters. */
export function PageWidth({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.width, className)} />
}
