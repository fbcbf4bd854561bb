import type { SddWindow } from '@soe/contracts'
import type { ShopError } from '@soe/shop-platform'
import { useState } from 'react'
import { useCheckoutDetails } from '../flow/checkout-query'

/** Whether the carrier has refused the window and nothing else. */
export const isWindowRefused = (error: ShopError | null): boolean =>
  error?.normalised.details.some(({ field }) => field === 'sddWindowId') ?? false

/** The window that filled up while it was chosen; it is known once the windows that are left have been read. */
export const useFilledWindow = (windows: readonly SddWindow[]) => {
  const [filled, setFilled] = useState<SddWindow>()
  const { refetch } = useCheckoutDetails()
  const noteFailure = (error: ShopError, windowId: string | undefined) => {
    if (!isWindowRefused(error)) return
    const chosen = windows.find(({ id }) => id === windowId)
    void refetch().then(() => setFilled(chosen && { ...chosen }))
  }
  return { filled, noteFailure }
}
