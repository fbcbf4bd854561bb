import { SectionHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './own-device.module.css'

interface NumberedHeadingProps {
  number: number
  id: string
  aside?: ReactNode
  children: ReactNode
}

export const NumberedHeading = ({ number, id, aside, children }: NumberedHeadingProps) => (
  <SectionHeading id={id} aside={aside}>
    <span className={styles.number}>{number}</span> {children}
  </SectionHeading>
)
