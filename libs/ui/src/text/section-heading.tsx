import { createContext, useContext, type ReactNode, type Ref } from 'react'
import styles from './section-heading.module.css'

const Level = createContext<2 | 3>(2)

/** Where sections stand inside a section. */
export const InnerSections = ({ children }: { children: ReactNode }) => <Level value={3}>{children}</Level>

export interface SectionHeadingProps {
  children: ReactNode
  level?: 2 | 3
  aside?: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

/** Opens a section over a rule of ink. */
export function SectionHeading({ children, level, aside, id, ref }: SectionHeadingProps) {
  const outer = useContext(Level)
  const Heading = `h${level ?? outer}` as const
  return (
    <div className={styles.row}>
      <Heading id={id} ref={ref}>
        {children}
      </Heading>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
