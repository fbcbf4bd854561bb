import { useFlags, useShop, useShopper } from '@soe/shop-platform'
import { useEffect } from 'react'

/** Whether a guest's role counts as signed in is for a flag to say: the identity learns of it once it is read. */
export const useIdentityFlags = () => {
  const { identity } = useShop()
  const { isGuest } = useShopper()
  const { guestRoleFlag } = useFlags(isGuest)
  useEffect(() => {
    if (guestRoleFlag !== undefined) identity.applyFlags({ guestRoleFlag })
  }, [identity, guestRoleFlag])
}
