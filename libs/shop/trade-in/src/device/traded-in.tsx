import type { TradeInItem } from '@soe/contracts'
import { tradeInAddDevice } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useChange, useTexts } from '@soe/shop-platform'
import { announce, SectionHeading, TextLink } from '@soe/ui'
import { DeviceDrawing } from '../flow/device-drawing'
import { deviceTexts } from './device-texts'
import styles from './traded-in.module.css'

const useWorth = () => {
  const texts = useTexts(deviceTexts)
  return ({ condition, creditTotal }: TradeInItem): string => {
    if (condition === undefined) return texts.notRated
    return creditTotal > 0 ? formatPrice(creditTotal) : texts.recycled
  }
}

const Item = ({ item }: { item: TradeInItem }) => {
  const texts = useTexts(deviceTexts)
  const { locked } = useLock()
  const worthOf = useWorth()
  const { submissionId, deviceModel } = item
  const removal = useChange(tradeInAddDevice, { onDone: () => announce(texts.removed(deviceModel)) })
  return (
    <li className={styles.item}>
      <DeviceDrawing size="row" />
      <div>
        <p className={styles.name}>{deviceModel}</p>
        <p className={styles.worth}>{worthOf(item)}</p>
      </div>
      <TextLink
        muted
        size="small"
        disabled={locked || removal.isPending}
        aria-label={texts.removeDevice(deviceModel)}
        onClick={() => removal.mutate({ cartInfo: {}, submissionId, actionIndicator: 'D' })}
      >
        {texts.remove}
      </TextLink>
    </li>
  )
}

export const TradedIn = ({ items }: { items: readonly TradeInItem[] }) => {
  const texts = useTexts(deviceTexts)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="traded-in" className={styles.section}>
      <SectionHeading id="traded-in">{texts.tradedIn}</SectionHeading>
      <ul>
        {items.map((item) => (
          <Item key={item.submissionId} item={item} />
        ))}
      </ul>
    </section>
  )
}
