import type { ReactNode } from 'react'
import styles from './notification-region.module.css'

/** Put it right after the header, always mounted: it takes no room, and its messages lie over the page below. */
export function NotificationRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      <div className={styles.messages}>{children}</div>
    </section>
  )
}
