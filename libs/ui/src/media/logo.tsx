import { HotelFlag } from './hotel-flag'
import styles from './logo.module.css'

/** The mark and the name, which content supplies. The link around it carries any further words. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <HotelFlag pole width={24} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
