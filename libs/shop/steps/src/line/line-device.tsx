import type { CartLine } from '@soe/contracts'
import { Picture } from '@soe/ui'
import styles from './line-step.module.css'

/** Names the device that the page is about. */
export const LineDevice = ({ line: { deviceItem }, label }: { line: CartLine; label: (name: string) => string }) => {
  if (!deviceItem) return null
  const { description, imageUrl, color, capacity, condition, cartItemType } = deviceItem
  const traits = cartItemType === 'BYOD' ? [capacity] : [color, capacity, condition]
  return (
    <div className={styles.device}>
      <Picture className={styles.picture} src={imageUrl} alt="" width={56} height={56} />
      <div>
        <p>{label(description)}</p>
        <p className={styles.detail}>{traits.filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
