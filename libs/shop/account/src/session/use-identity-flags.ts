import { useFlags, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'

/** Whether a guest's role counts as signed in, and whether a partner store sells, is for flags to say. */
export const useIdentityFlags = () => {
  const { identity } = useShop()
  const { guestRoleFlag, rpsFlowFFlag } = useFlags()
  useEffect(() => {
    if (guestRoleFlag || rpsFlowFFlag) identity.applyFlags({ guestRoleFlag, rpsFlowFFlag })
  }, [identity, guestRoleFlag, rpsFlowFFlag])
}
