import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './flag.module.css'

export interface FlagProps {
  /** Width in px; the flag is 8:5. */
  width?: number
  /** Draws the flag on a pole of its own, as in the mark and in a notice. */
  pole?: boolean
  className?: string
}

const RECTANGLE = 'M0 0H160V100H0z'
const BOX = { plain: '0 0 160 100', pole: '-5 -24 166 200' }

/** A signal flag in ink, white and the accent; `children` are its fields, drawn under the outline. */
export function Flag({
  width = 160,
  pole = false,
  className,
  outline = RECTANGLE,
  children,
}: FlagProps & { outline?: string; children?: ReactNode }) {
  return (
    <svg
      className={classNames(styles.flag, className)}
      viewBox={pole ? BOX.pole : BOX.plain}
      width={width}
      aria-hidden="true"
    >
      <path d={outline} className={styles.cloth} />
      {children}
      <path d={outline} className={styles.line} />
      {pole && <path d="M0 -24V176" className={styles.pole} />}
    </svg>
  )
}
