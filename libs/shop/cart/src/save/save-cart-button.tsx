import type { CartView } from '@soe/contracts'
import { useLock, useSaveCart } from '@soe/shop-basket'
import { lazyPart, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useState } from 'react'
import { saveTexts } from './save-texts'

const SaveCartDialog = lazyPart(() => import('./save-cart-dialog').then((module) => module.SaveCartDialog))

const SaveAtOnce = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(saveTexts)
  const { notices } = useShop()
  const { locked } = useLock()
  const { save, isSaving } = useSaveCart({
    cart,
    onSaved: () => notices.show({ type: 'success', text: texts.savedWithAccount }),
  })
  return (
    <Button
      variant="outline"
      size="small"
      disabled={locked}
      busy={isSaving}
      busyLabel={texts.saving}
      onClick={() => save()}
    >
      {texts.save}
    </Button>
  )
}

const SaveForEmail = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(saveTexts)
  const { locked } = useLock()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" disabled={locked} onClick={() => setIsAsking(true)}>
        {texts.save}
      </Button>
      {isAsking && <SaveCartDialog cart={cart} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** A customer's cart is saved at once, a guest's after an e-mail address. */
export const SaveCartButton = ({ cart }: { cart: CartView }) =>
  useIdentity().loggedIn ? <SaveAtOnce cart={cart} /> : <SaveForEmail cart={cart} />
