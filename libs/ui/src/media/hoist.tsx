import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './hoist.module.css'

/** Flies its flags on one pole, top first; they unfurl in turn. Decorative. */
export function Hoist({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames(styles.hoist, className)} aria-hidden="true">
      {children}
    </div>
  )
}
