import { saveAcceptedMyofferData } from '@soe/contracts/routes'
import { useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { restrictedTexts } from './restricted-texts'
import { restrictedOffer } from './restricted-offer'

/** Key of session storage: the offer that was saved last. */
const savedKey = 'restrictedOfferSaved'

/** Saves the restricted offer that a customer's address names, once for each. */
export const useRestrictedOffer = () => {
  const shop = useShop()
  const texts = useTexts(restrictedTexts)
  const search = useSearch()
  const { audience } = useIdentity()
  const { sessionStorage } = shop.environment
  const asked = useRef('')
  const { mutate } = useChange(saveAcceptedMyofferData, {
    onDone: ({ saved: isSaved }, { offerId }) => {
      if (!isSaved) return
      sessionStorage.setItem(savedKey, offerId)
      shop.notices.show({ type: 'success', text: texts.saved })
    },
  })
  useEffect(() => {
    const offer = audience in saveAcceptedMyofferData.paths ? restrictedOffer(search) : undefined
    if (!offer || [asked.current, sessionStorage.getItem(savedKey)].includes(offer.offerId)) return
    asked.current = offer.offerId
    mutate(offer)
  }, [audience, mutate, search, sessionStorage])
}
