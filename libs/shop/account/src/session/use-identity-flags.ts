import { useFlags, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'

/** Some flags decide who is shopping: the identity learns of them once they are read. */
export const useIdentityFlags = () => {
  const { identity } = useShop()
  const { guestRoleFlag } = useFlags()
  useEffect(() => identity.applyFlags({ guestRoleFlag }), [identity, guestRoleFlag])
}
