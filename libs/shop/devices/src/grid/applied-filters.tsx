import { useTexts } from '@soe/shop-platform'
import { Chip, Cluster, TextLink } from '@soe/ui'
import { deviceTexts } from '../device-texts'
import { optionLabel, priceLabel, type FilterProps } from './facet-choices'
import { clearFacets, countFacets, listFacets, toggleValue } from './grid-filter'
import { gridTexts } from './grid-texts'
import styles from './applied-filters.module.css'

/** The applied filters, each with a button that removes it. */
export const AppliedFilters = ({ facets, filter, setFilter }: FilterProps) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  if (countFacets(filter) === 0) return null
  const chip = (key: string, label: string, onRemove: () => void) => (
    <Chip key={key} label={label} removeLabel={texts.remove(label)} onRemove={onRemove} />
  )
  return (
    <Cluster gap={10} className={styles.chips}>
      {filter.price !== undefined &&
        chip('price', priceLabel(filter.price, facets.isMonthly, texts, words), () =>
          setFilter({ ...filter, price: undefined }),
        )}
      {listFacets.flatMap((facet) =>
        filter[facet].map((value) => {
          const option = facets.lists[facet].find((each) => each.value === value) ?? { value }
          return chip(`${facet}-${value}`, optionLabel(option, words), () =>
            setFilter(toggleValue(filter, facet, value)),
          )
        }),
      )}
      <TextLink size="small" className={styles.clear} onClick={() => setFilter(clearFacets(filter))}>
        {texts.clear}
      </TextLink>
    </Cluster>
  )
}
