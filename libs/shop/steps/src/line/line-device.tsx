import type { CartLine } from '@soe/contracts'
import { useTraits } from '@soe/shop-basket'
import { Picture, Skeleton } from '@soe/ui'
import styles from './line-step.module.css'

/** Names the device that the page is about. */
export const LineDevice = ({ line: { deviceItem }, label }: { line: CartLine; label: (name: string) => string }) => {
  const traitsOf = useTraits()
  if (!deviceItem) return null
  const { description, imageUrl } = deviceItem
  return (
    <div className={styles.device}>
      <Picture className={styles.picture} src={imageUrl} alt="" width={56} height={56} />
      <div>
        <p>{label(description)}</p>
        <p className={styles.detail}>{traitsOf(deviceItem)}</p>
      </div>
    </div>
  )
}

/** As tall as the device that it becomes. */
export const LineDeviceSkeleton = () => (
  <div className={styles.device}>
    <Skeleton height="3.5rem" width="16rem" />
  </div>
)
