import { formatCents } from '@soe/rules'
import { canAddToCart } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Picture } from '@soe/ui'
import styles from './bundle-builder.module.css'
import { bundleTexts } from './bundle-texts'
import { centsOf, type BundleChoice } from './price-choice'

interface ChoiceProps {
  choice: BundleChoice
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}

const Choice = ({ choice, isChosen, isFull, onToggle }: ChoiceProps) => {
  const texts = useTexts(bundleTexts)
  const { product, sku } = choice
  const isSoldOut = !canAddToCart(sku, product)
  return (
    <li className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={texts.choose(product.productDisplayName)}
        checked={isChosen}
        disabled={isSoldOut || (isFull && !isChosen)}
        onChange={onToggle}
      />
      <Picture className={styles.picture} src={sku.imageUrlMap.defaultImage} alt="" width={350} height={350} />
      <div>
        <p className={styles.name}>{product.productDisplayName}</p>
        <p className={styles.detail}>{sku.color.displayName}</p>
        <p className={styles.price}>{isSoldOut ? texts.soldOut : formatCents(centsOf(choice))}</p>
      </div>
    </li>
  )
}

interface BundleChoicesProps {
  choices: readonly BundleChoice[]
  chosen: ReadonlySet<string>
  isFull: boolean
  onToggle: (skuId: string) => void
  labelledBy: string
}

/** Accessories to tick, each a card. */
export const BundleChoices = ({ choices, chosen, isFull, onToggle, labelledBy }: BundleChoicesProps) => (
  <ul className={styles.choices} aria-labelledby={labelledBy}>
    {choices.map((choice) => (
      <Choice
        key={choice.sku.skuId}
        choice={choice}
        isChosen={chosen.has(choice.sku.skuId)}
        isFull={isFull}
        onToggle={() => onToggle(choice.sku.skuId)}
      />
    ))}
  </ul>
)
