import type { CartView } from '@soe/contracts'
import { saveCart } from '@soe/contracts/routes'
import { useChange, type ErrorMeta } from '@soe/shop-platform'

interface SaveOptions {
  cart?: CartView
  meta?: ErrorMeta
  onSaved: () => unknown
}

/** Saves the cart for later: a customer's with the account, a guest's under an e-mail address that finds it again. */
export const useSaveCart = ({ cart, meta, onSaved }: SaveOptions) => {
  const { mutate, isPending, error } = useChange(saveCart, { onDone: onSaved, ...(meta && { meta }) })
  const [device] = Object.values(cart?.lineDetails.lineInfo ?? {}).flatMap(({ deviceItem }) => deviceItem ?? [])
  const named = device && { deviceProductId: device.productId, sorId: device.sorId }
  const save = (emailId?: string) =>
    mutate({ cartInfo: {}, pccSaved: false, ...named, ...(emailId !== undefined && { emailId }) })
  return { save, isSaving: isPending, error }
}
