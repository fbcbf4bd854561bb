import type { ReactNode } from 'react'
import styles from './help-entry.module.css'

/** The one place on a page where help can be had; nothing of the page lies below it. */
export const HelpEntry = ({ children }: { children: ReactNode }) => <div className={styles.entry}>{children}</div>
