import { formatCents } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, RadioList } from '@soe/ui'
import { deviceTexts, type DeviceTexts } from '../device-texts'
import type { Facets } from './use-facets'
import type { FacetOption } from './facets'
import { toggleValue, type GridFilter, type ListFacet } from './grid-filter'
import { gridTexts, type GridTexts } from './grid-texts'
import type { SetFilter } from './use-grid-filter'
import styles from './facet-choices.module.css'

export interface FilterProps {
  facets: Facets
  filter: GridFilter
  setFilter: SetFilter
}

/** The word for a facet's value: the carrier's, or the shop's own. */
export const optionLabel = ({ value, name }: FacetOption, texts: DeviceTexts): string =>
  name ?? (texts as unknown as Record<string, string | undefined>)[value] ?? value

export const priceLabel = (price: number, isMonthly: boolean, texts: GridTexts, words: DeviceTexts): string =>
  texts.upTo(`${formatCents(price * 100).replace('.00', '')}${isMonthly ? words.month : ''}`)

export const FacetChoices = ({ facet, facets, filter, setFilter }: FilterProps & { facet: ListFacet }) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  return (
    <fieldset aria-label={texts[facet]}>
      {facets.lists[facet].map((option) => (
        <CheckboxField
          key={option.value}
          label={
            <span className={styles.option}>
              {option.colour && <span className={styles.dot} style={{ background: option.colour }} />}
              {optionLabel(option, words)}
            </span>
          }
          checked={filter[facet].includes(option.value)}
          onChange={() => setFilter(toggleValue(filter, facet, option.value))}
        />
      ))}
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
        ...facets.prices.map((price) => ({
          value: String(price),
          label: priceLabel(price, facets.isMonthly, texts, words),
        })),
      ]}
    />
  )
}
