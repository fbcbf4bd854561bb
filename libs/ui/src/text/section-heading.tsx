import type { ReactNode, Ref } from 'react'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  children: ReactNode
  level?: 2 | 3
  aside?: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

/** Opens a section over a rule of ink. */
export function SectionHeading({ children, level = 2, aside, id, ref }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading id={id} ref={ref}>
        {children}
      </Heading>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
