import { readSignedOut } from '@soe/rules'
import { forgetSignedOut, isSignedOutPage, useIdentity, useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { accountTexts } from '../account-texts'

/**
 * Why one is signed out is said once: on the page for it, or, to a guest who came back elsewhere, in a notice. What
 * this page writes itself on its way out is for the next one.
 */
export const useSeenSignedOut = () => {
  const shop = useShop()
  const { notices, language } = shop
  const [found] = useState(() => shop.identity.get().signedOut)
  const { signedOut, loggedIn } = useIdentity()
  const [path] = useLocation()
  useEffect(() => {
    if (found === '' || signedOut !== found || (isSignedOutPage(path) && !loggedIn)) return
    const { reason } = readSignedOut(found) ?? {}
    if (reason === 'ended' && !loggedIn)
      notices.show({ type: 'info', text: accountTexts(language).endedCart, sticky: true })
    forgetSignedOut(shop)
  }, [found, language, loggedIn, notices, path, shop, signedOut])
}
