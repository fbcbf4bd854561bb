import type { CartAccessory } from '@soe/contracts'
import { formatPrice, isPrepay, maximumQuantity, minimumQuantity } from '@soe/rules'
import { useChangeAccessories, useLock, useQuantity } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { StockMark } from '@soe/shop-steps'
import { Picture, QuantityStepper, TextLink } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import { useSayWithTotal } from '../use-say-with-total'
import styles from './accessories.module.css'

export interface AccessoryRowProps {
  lineId: string
  accessory: CartAccessory
  /** The bundle discount of the cart does not count it. */
  isLeftOut: boolean
}

type ItemProps = Omit<AccessoryRowProps, 'isLeftOut'>

const Quantity = ({ lineId, accessory }: ItemProps) => {
  const texts = useTexts(cartTexts)
  const { locked } = useLock()
  const say = useSayWithTotal()
  const { quantity, setQuantity } = useQuantity(lineId, accessory, (set) => say(`${texts.quantity(set)}.`))
  return (
    <QuantityStepper
      label={texts.quantityOf(accessory.description)}
      value={quantity}
      data-shows={`qty ${accessory.itemCode}`}
      min={minimumQuantity}
      max={maximumQuantity}
      onChange={setQuantity}
      decrementLabel={texts.fewer(accessory.description)}
      incrementLabel={texts.more(accessory.description)}
      valueLabel={false}
      disabled={locked}
    />
  )
}

const Remove = ({ lineId, accessory: { itemCode, description, qty } }: ItemProps) => {
  const texts = useTexts(cartTexts)
  const { locked } = useLock()
  const say = useSayWithTotal()
  const { remove } = useChangeAccessories({ onDone: () => say(texts.accessoryRemoved(description)) })
  return (
    <TextLink
      muted
      size="small"
      disabled={locked}
      aria-label={texts.removeAccessory(description)}
      onClick={() => remove(lineId, { id: itemCode, qty })}
    >
      {texts.remove}
    </TextLink>
  )
}

export const AccessoryRow = ({ lineId, accessory, isLeftOut }: AccessoryRowProps) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const { description, color, imageUrl, discountedPrice, qty } = accessory
  return (
    <li className={styles.row}>
      <Picture className={styles.picture} src={imageUrl} alt="" width={120} height={120} />
      <div className={styles.words}>
        <h3 className={styles.name}>{description}</h3>
        <p className={styles.muted}>{color}</p>
        <StockMark item={accessory} />
        {isLeftOut && <p className={styles.muted}>{texts.notInBundle}</p>}
      </div>
      <div className={styles.quantity}>
        {isPrepay(audience) ? texts.quantity(qty) : <Quantity lineId={lineId} accessory={accessory} />}
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>{formatPrice(discountedPrice * qty)}</p>
        {qty > 1 && <p className={styles.each}>{texts.each(formatPrice(discountedPrice))}</p>}
      </div>
      <div className={styles.remove}>
        <Remove lineId={lineId} accessory={accessory} />
      </div>
    </li>
  )
}
