import { useTexts } from '@soe/shop-platform'
import { CheckboxField, ColorDot, RadioList } from '@soe/ui'
import { deviceTexts } from '../device-texts'
import { optionLabel, priceLabel } from './facet-labels'
import { inOrder } from './facets'
import { countProducts } from './filter-products'
import { countValue, toggleFacet, type Facets } from './use-facets'
import type { GridFilter, ListFacet } from './grid-filter'
import { gridTexts } from './grid-texts'
import type { SetFilter } from './use-grid-filter'
import styles from './facet-choices.module.css'

export interface FilterProps {
  facets: Facets
  filter: GridFilter
  setFilter: SetFilter
}

export const Count = ({ children }: { children: number }) => (
  <span className={styles.count} aria-hidden="true">
    {children}
  </span>
)

export const FacetChoices = ({ facet, facets, filter, setFilter }: FilterProps & { facet: ListFacet }) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  return (
    <fieldset aria-label={texts[facet]}>
      {inOrder(facets.lists[facet], facet).map((option) => {
        const count = countValue(facets, filter, facet, option.value)
        const isChosen = filter[facet].includes(option.value)
        return (
          <CheckboxField
            key={option.value}
            label={
              <span className={styles.option}>
                {option.color && <ColorDot color={option.color} />}
                {optionLabel(option, words)}
                <Count>{count}</Count>
              </span>
            }
            aria-description={texts.count(count)}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => setFilter(toggleFacet(facets, filter, facet, option.value))}
          />
        )
      })}
    </fieldset>
  )
}

const anyPrice = 'any'

export const PriceChoices = ({ facets, filter, setFilter }: FilterProps) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  return (
    <RadioList
      legend={facets.isMonthly ? texts.pricePerMonth : texts.price}
      value={String(filter.price ?? anyPrice)}
      onChange={(value) => setFilter({ ...filter, price: value === anyPrice ? undefined : Number(value) })}
      options={[
        { value: anyPrice, label: texts.anyPrice },
        ...facets.prices.map((price) => {
          const count = countProducts(facets.products, { ...filter, price })
          return {
            value: String(price),
            label: priceLabel(price, facets.isMonthly, texts, words),
            trailing: <Count>{count}</Count>,
            disabled: count === 0 && price !== filter.price,
          }
        }),
      ]}
    />
  )
}
