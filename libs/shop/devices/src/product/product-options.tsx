import type { Product, Sku } from '@soe/contracts'
import { formatCents, shownPrice } from '@soe/rules'
import { termOptions, type VariantAttribute } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { RadioCards, RadioList, SwatchRadios } from '@soe/ui'
import { shownAmount } from '../device-price'
import { deviceTexts, type DeviceTexts } from '../device-texts'
import { isMonthly, offeredTerm } from '../product-price'
import { attributeOptions, type AttributeOption } from './selection/choose-sku'
import styles from './product-options.module.css'
import { productTexts, type ProductTexts } from '../product-texts'
import type { Selection } from './selection/use-selection'

interface OptionProps {
  product: Product
  selection: Selection
}

const outOfStockNote = ({ isOutOfStock }: AttributeOption, words: DeviceTexts) =>
  isOutOfStock ? words['out-of-stock'] : undefined

const cameraView = ({ imageUrlMap: { imageSetUrl, mediumImage } }: Sku) => imageSetUrl[4] ?? mediumImage

const ColorOptions = ({ product, selection: { sku, choose, hrefOf } }: OptionProps) => {
  const texts = useTexts(productTexts)
  const words = useTexts(deviceTexts)
  return (
    <SwatchRadios
      legend={product.isWatch ? texts.caseColor : texts.color}
      detail={sku.color.displayName}
      value={sku.color.colorId}
      onChange={(value) => choose('color', value)}
      options={attributeOptions(product.childSkus, sku, 'color').map((option) => ({
        value: option.value,
        label: option.sku.color.displayName,
        disabled: option.isMissing,
        disabledReason: texts.missing,
        href: hrefOf(option),
        picture: (
          <picture>
            <img
              src={cameraView(option.sku)}
              alt={outOfStockNote(option, words) ?? ''}
              width={440}
              height={440}
              fetchPriority="low"
            />
          </picture>
        ),
      }))}
    />
  )
}

/** The price difference to the cheapest choice, at the chosen term. */
const differenceOf = (option: Sku, cheapestCents: number, term: number, texts: ProductTexts, words: DeviceTexts) => {
  const price = shownPrice(option, offeredTerm(option, term))
  const cents = price.cents - cheapestCents
  return cents <= 0 ? texts.included : `+${formatCents(cents)}${isMonthly(price) ? words.month : ''}`
}

const PricedOptions = ({ product, selection, attribute }: OptionProps & { attribute: 'capacity' | 'size' }) => {
  const texts = useTexts(productTexts)
  const words = useTexts(deviceTexts)
  const { sku, term, choose, hrefOf } = selection
  const options = attributeOptions(product.childSkus, sku, attribute)
  if (options.length === 0) return null
  const cheapest = Math.min(...options.map((option) => shownPrice(option.sku, offeredTerm(option.sku, term)).cents))
  return (
    <RadioCards
      legend={texts[attribute]}
      value={attribute === 'size' ? sku.skuFilters.size : sku.capacity}
      onChange={(value) => choose(attribute, value)}
      options={options.map((option) => ({
        value: option.value,
        label: option.value,
        disabled: option.isMissing,
        disabledReason: texts.missing,
        href: hrefOf(option),
        sublabel: outOfStockNote(option, words) ?? differenceOf(option.sku, cheapest, term, texts, words),
      }))}
    />
  )
}

const BandOptions = ({ product, selection: { sku, choose, hrefOf } }: OptionProps) => {
  const texts = useTexts(productTexts)
  const options = attributeOptions(product.childSkus, sku, 'band')
  if (options.length === 0) return null
  return (
    <RadioCards
      legend={texts.band}
      value={sku.skuFilters.band}
      onChange={(value) => choose('band', value)}
      options={options.map((option) => ({
        value: option.value,
        label: option.value,
        disabled: option.isMissing,
        disabledReason: texts.missing,
        href: hrefOf(option),
      }))}
    />
  )
}

const lowestPrice = (skus: readonly Sku[], term: number, words: DeviceTexts) => {
  const [lowest] = skus
    .map((sku) => shownPrice(sku, offeredTerm(sku, term)))
    .toSorted((left, right) => left.cents - right.cents)
  return lowest ? shownAmount(lowest, words) : ''
}

/** Changing the condition keeps what it can of the other choices, so that both conditions stay reachable. */
const ConditionOptions = ({ product, selection: { sku, term, choose, hrefOf } }: OptionProps) => {
  const texts = useTexts(productTexts)
  const words = useTexts(deviceTexts)
  const attribute: VariantAttribute = 'condition'
  const options = attributeOptions(product.childSkus, sku, attribute)
  if (!options.some(({ sku: { deviceCondition } }) => deviceCondition === 'certified-pre-owned')) return null
  const skusOf = (value: string) => product.childSkus.filter(({ deviceCondition }) => deviceCondition === value)
  return (
    <div>
      <RadioCards
        legend={texts.condition}
        value={sku.deviceCondition}
        onChange={(value) => choose(attribute, value)}
        options={options.map((option) => ({
          value: option.value,
          label: words[option.sku.deviceCondition ?? 'new'],
          sublabel: texts.from(lowestPrice(skusOf(option.value), term, words)),
          href: hrefOf(option),
        }))}
      />
      {sku.deviceCondition === 'certified-pre-owned' && <p className={styles.note}>{sku.deviceConditionDescription}</p>}
    </div>
  )
}

const PaymentOptions = ({ selection: { sku, term, chooseTerm, hrefOf } }: Pick<OptionProps, 'selection'>) => {
  const texts = useTexts(productTexts)
  const words = useTexts(deviceTexts)
  const options = termOptions([sku])
  return (
    <RadioList
      legend={texts.payment}
      value={String(term)}
      onChange={(value) => chooseTerm(Number(value))}
      options={options.map((option) => ({
        value: String(option.term),
        label: words.termLabel(option.term),
        trailing: shownAmount(shownPrice(sku, option.term), words),
        href: hrefOf(option),
      }))}
    />
  )
}

/** Everything that can be chosen of a product, each choice in its own section. */
export const ProductOptions = (props: OptionProps) => (
  <div className={styles.options}>
    <ColorOptions {...props} />
    <PricedOptions attribute="capacity" {...props} />
    <PricedOptions attribute="size" {...props} />
    <BandOptions {...props} />
    <ConditionOptions {...props} />
    {props.product.itemType === 'DEVICE' && (
      <div className={styles.payment}>
        <PaymentOptions selection={props.selection} />
      </div>
    )}
  </div>
)
