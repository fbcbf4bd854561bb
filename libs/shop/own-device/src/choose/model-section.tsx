import type { Product } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { RadioCards, SelectField, VisuallyHidden } from '@soe/ui'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { NumberedHeading } from '../numbered-heading'
import { capacitiesOf, type OwnDeviceAnswers } from './own-device-choice'

/** The card for everything that is not a phone. */
const otherMake = 'other'

const makeOf = ({ brandName, category }: Product): string => (category === 'smartphones' ? brandName : otherMake)

export const makesOf = (products: readonly Product[]): readonly string[] => {
  const phoneMakes = new Set(products.map(makeOf).filter((make) => make !== otherMake))
  return products.some((product) => makeOf(product) === otherMake) ? [...phoneMakes, otherMake] : [...phoneMakes]
}

export const modelsOf = (products: readonly Product[], make: string | undefined): readonly Product[] =>
  products
    .filter((product) => makeOf(product) === make)
    .toSorted((left, right) => left.productDisplayName.localeCompare(right.productDisplayName))

interface ModelSectionProps {
  products: readonly Product[]
  model: Product | undefined
  answers: OwnDeviceAnswers
  onAnswer: (answers: OwnDeviceAnswers) => void
}

export const ModelSection = ({ products, model, answers, onAnswer }: ModelSectionProps) => {
  const texts = useTexts(ownDeviceTexts)
  const { make, productId = '', capacity = '' } = answers
  const capacities = model ? capacitiesOf(model) : []
  const asOption = (value: string) => ({ value, label: value })
  return (
    <section className={styles.section} aria-labelledby="own-model">
      <NumberedHeading number={1} id="own-model">
        {texts.makeAndModel}
      </NumberedHeading>
      <RadioCards
        legend={<VisuallyHidden>{texts.make}</VisuallyHidden>}
        name="make"
        value={make}
        onChange={(chosen) => onAnswer({ make: chosen })}
        options={makesOf(products).map((name) => ({ value: name, label: name === otherMake ? texts.other : name }))}
      />
      {make !== undefined && (
        <div className={styles.pair}>
          <SelectField
            name="model"
            label={texts.model}
            value={productId}
            onChange={({ target }) => onAnswer({ make, productId: target.value })}
            placeholder={texts.chooseModel}
            options={modelsOf(products, make).map((product) => ({
              value: product.productId,
              label: product.productDisplayName,
            }))}
            required
          />
          {capacities.length > 0 && (
            <SelectField
              name="storage"
              label={texts.storage}
              note={texts.optional}
              value={capacity}
              onChange={({ target }) => onAnswer({ make, productId, capacity: target.value })}
              placeholder={texts.anyStorage}
              options={capacities.map(asOption)}
            />
          )}
        </div>
      )}
    </section>
  )
}
