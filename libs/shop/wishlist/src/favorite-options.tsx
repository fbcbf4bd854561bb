import type { Product } from '@soe/contracts'
import { isInstalmentTerm } from '@soe/rules'
import { selectTerm, termOptions } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, Dialog, SelectField, Stack, TextLink } from '@soe/ui'
import { useState } from 'react'
import { FavoritePrice } from './favorite-price'
import { StockText } from './stock-text'
import { chooseOption, optionAttributes, optionsOf, type Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

interface FavoriteOptionsProps {
  product: Product
  variant: Variant
  onChange: (variant: Variant) => void
  /** The shopper is done choosing. */
  onClose?: () => void
}

const conditionName = (name: string, texts: ReturnType<typeof wishlistTexts>) =>
  name === 'new' ? texts.newCondition : texts.certified

const AttributeFields = ({ product, variant, onChange }: FavoriteOptionsProps) => {
  const texts = useTexts(wishlistTexts)
  return optionAttributes.map((attribute) => {
    const options = optionsOf(product, variant, attribute)
    const chosen = options.find(({ value }) => chooseOption(product, variant, attribute, value).sku === variant.sku)
    if (options.length < 2) return null
    return (
      <SelectField
        key={attribute}
        label={attribute === 'color' && product.isWatch ? texts.caseColor : texts[attribute]}
        value={chosen?.value ?? ''}
        onChange={({ target }) => onChange(chooseOption(product, variant, attribute, target.value))}
        options={options.map(({ value, label, isOutOfStock }) => {
          const name = attribute === 'condition' ? conditionName(label, texts) : label
          return { value, label: isOutOfStock ? texts.soldOut(name) : name }
        })}
      />
    )
  })
}

const TermField = ({ product, variant: { sku, term }, onChange }: FavoriteOptionsProps) => {
  const texts = useTexts(wishlistTexts)
  const terms = termOptions(product.childSkus, sku.color.colorId)
  if (product.itemType !== 'DEVICE' || terms.length < 2) return null
  const choose = (chosen: number) =>
    onChange({ sku, term: isInstalmentTerm(chosen) ? selectTerm(sku, chosen) : chosen })
  return (
    <SelectField
      label={texts.term}
      value={String(term)}
      onChange={({ target }) => choose(Number(target.value))}
      options={terms.map((option) => ({
        value: String(option.term),
        label: isInstalmentTerm(option.term) ? texts.months(option.term) : texts.fullRetail,
      }))}
    />
  )
}

/** Condition, color, case size, band, storage and term of a saved product; only what there is a choice of. */
export const FavoriteOptions = (props: FavoriteOptionsProps) => {
  const { product } = props
  const texts = useTexts(wishlistTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  const name = product.productDisplayName
  const hasOptions = product.itemType === 'DEVICE' || product.childSkus.length > 1
  if (!hasOptions) return null
  return (
    <>
      <TextLink size="small" aria-label={`${texts.options}, ${name}`} onClick={() => setOpen(true)}>
        {texts.options}
      </TextLink>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.optionsOf(name)}
        closeLabel={texts.close}
        actions={
          <Button variant="ink" onClick={close}>
            {texts.done}
          </Button>
        }
      >
        <Stack gap={20}>
          <AttributeFields {...props} />
          <TermField {...props} />
          <FavoritePrice {...props.variant} />
          <p>
            <StockText sku={props.variant.sku} />
          </p>
        </Stack>
      </Dialog>
    </>
  )
}
