import type { Product } from '@soe/contracts'
import { canAddToCart } from '@soe/shop-basket'
import { useFlags, useTexts, type Flags } from '@soe/shop-platform'
import { Button, Dialog, Stack } from '@soe/ui'
import { useState } from 'react'
import styles from './add-to-cart-button.module.css'
import { useAddFavoriteAccessory, useAddFavoriteDevice, type DeviceIntent } from './use-add-favorite-to-cart'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

const giftCardUrl = 'products/gift-cards/'

/** Gift cards can be ordered whatever their stock: by their address, or all of them by the flag. */
export const isAlwaysOrderable = (
  { isGiftCard, seo: { canonicalUrl } }: Pick<Product, 'isGiftCard' | 'seo'>,
  { wishlistGiftCardFFlag }: Flags,
): boolean => canonicalUrl.includes(giftCardUrl) || (isGiftCard && wishlistGiftCardFFlag === true)

interface AddToCartButtonProps {
  product: Product
  variant: Variant
}

const AddButton = ({
  product,
  variant,
  isBusy,
  onClick,
}: AddToCartButtonProps & { isBusy: boolean; onClick: () => void }) => {
  const texts = useTexts(wishlistTexts)
  const flags = useFlags(product.itemType === 'ACCESSORY')
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={texts.addNamedToCart(product.productDisplayName)}
      disabled={!canAddToCart(variant.sku, { isGiftCard: isAlwaysOrderable(product, flags) })}
      busy={isBusy}
      busyLabel={texts.adding}
      onClick={onClick}
    >
      {texts.addToCart}
    </Button>
  )
}

const intents = [
  { intent: 'EUP', label: 'upgrade', hint: 'upgradeHint' },
  { intent: 'AAL', label: 'newLine', hint: 'newLineHint' },
] as const

const AddDevice = ({ product, variant }: AddToCartButtonProps) => {
  const texts = useTexts(wishlistTexts)
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<DeviceIntent>()
  const { add, isAdding } = useAddFavoriteDevice(product, variant)
  const close = () => setAsking(false)
  const choose = (intent: DeviceIntent) => {
    if (isAdding) return
    setChosen(intent)
    add(intent, { onSettled: close })
  }
  return (
    <>
      <AddButton product={product} variant={variant} isBusy={false} onClick={() => setAsking(true)} />
      <Dialog open={isAsking} onClose={close} title={texts.addHow(product.productDisplayName)} closeLabel={texts.close}>
        <Stack gap={20}>
          {intents.map(({ intent, label, hint }) => (
            <div key={intent}>
              <Button
                variant="outline"
                wide
                busy={isAdding && chosen === intent}
                busyLabel={texts.adding}
                aria-describedby={`${product.productId}-${intent}`}
                onClick={() => choose(intent)}
              >
                {texts[label]}
              </Button>
              <p id={`${product.productId}-${intent}`} className={styles.hint}>
                {texts[hint]}
              </p>
            </div>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}

const AddAccessory = ({ product, variant }: AddToCartButtonProps) => {
  const { add, isAdding } = useAddFavoriteAccessory(product, variant)
  return <AddButton product={product} variant={variant} isBusy={isAdding} onClick={add} />
}

export const AddToCartButton = (props: AddToCartButtonProps) =>
  props.product.itemType === 'DEVICE' ? <AddDevice {...props} /> : <AddAccessory {...props} />
