import { useShop, useTexts, type FlagValues, type Shop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { analyticsTexts } from './analytics-texts'
import { decideConsent, readPermission } from './consent/tracking-permission'
import type { Tracker } from './tracking/create-tracker'
import { trackerOf } from './tracking/start-tracking'
import { trackSuggestions } from './tracking/track-suggestions'

const consentTopic = 'analytics-consent'

interface Question {
  readonly question: string
  readonly agree: string
}

/** Asks once a visit; closing the notice leaves it undecided, and nothing is sent. */
const askConsent = ({ notices, environment }: Shop, { question, agree }: Question, onAgreed: () => void) =>
  notices.show({
    type: 'info',
    topic: consentTopic,
    text: question,
    sticky: true,
    quiet: true,
    action: {
      label: agree,
      onPress: () => {
        decideConsent(environment, 'granted')
        notices.hideTopic(consentTopic)
        onAgreed()
      },
    },
  })

/** Follows the visit where the carrier has a tag manager and the shopper agrees. */
export const useTracking = (flags: FlagValues | undefined) => {
  const shop = useShop()
  const texts = useTexts(analyticsTexts)
  const [path] = useLocation()
  const [tracker, setTracker] = useState<Tracker>()
  useEffect(() => {
    if (!flags) return
    const start = () => setTracker(trackerOf(shop, flags))
    const permission = readPermission(shop.environment, flags)
    if (permission === 'granted') start()
    if (permission === 'undecided') askConsent(shop, texts, start)
  }, [shop, flags, texts])
  useEffect(() => tracker?.enter(path), [tracker, path])
  useEffect(() => tracker && trackSuggestions(shop, tracker), [shop, tracker])
}
