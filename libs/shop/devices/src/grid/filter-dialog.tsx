import { useTexts } from '@soe/shop-platform'
import { Button, Dialog, Heading, Stack, TextLink } from '@soe/ui'
import { useDeferredValue } from 'react'
import { FacetChoices, PriceChoices, type FilterProps } from './facet-choices'
import { clearFacets, countFacets } from './grid-filter'
import { gridTexts } from './grid-texts'
import { offeredFacets } from './use-facets'

export interface FilterDialogProps extends FilterProps {
  open: boolean
  onClose: () => void
  found: number
}

/** Every filter at once; a choice takes effect behind the dialog. */
export const FilterDialog = ({ open, onClose, found, ...props }: FilterDialogProps) => {
  const texts = useTexts(gridTexts)
  const { facets, filter, setFilter } = props
  /** The dialog opens first, and its many choices come in the next frame. */
  const hasChoices = useDeferredValue(true, false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.filters}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="ink" wide onClick={onClose}>
            {texts.show(found)}
          </Button>
          {countFacets(filter) > 0 && <TextLink onClick={() => setFilter(clearFacets(filter))}>{texts.clear}</TextLink>}
        </>
      }
    >
      <Stack gap={28}>
        {hasChoices && facets.prices.length > 0 && <PriceChoices {...props} />}
        {(hasChoices ? offeredFacets(facets) : []).map((facet) => (
          <div key={facet}>
            <Heading level={3} size={22}>
              {texts[facet]}
            </Heading>
            <FacetChoices facet={facet} {...props} />
          </div>
        ))}
      </Stack>
    </Dialog>
  )
}
