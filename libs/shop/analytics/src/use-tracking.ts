import { useShop, useTexts, type FlagValues, type PageAt, type Shop, defineTexts } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { closeQuestion, decideConsent, isQuestionClosed, readPermission } from './consent/tracking-permission'
import { followVisit } from './tracking/start-tracking'

const consentTopic = 'analytics-consent'

interface Question {
  readonly question: string
  readonly agree: string
  readonly refuse: string
}

/** Asks once a visit; closing the notice leaves it undecided. Nothing is sent before a shopper agrees. */
const askConsent = ({ notices, environment }: Shop, { question, agree, refuse }: Question, onAgreed: () => void) => {
  if (isQuestionClosed(environment)) return
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
    otherAction: { label: refuse, onPress: () => decideConsent(environment, 'refused') },
  })
  const stop = notices.subscribe(() => {
    if (notices.get().some(({ topic }) => topic === consentTopic)) return
    closeQuestion(environment)
    stop()
  })
}

const analyticsTexts = defineTexts(
  {
    question: 'May we count which pages you visit? It helps us mend what does not work.',
    agree: 'Agree',
    refuse: 'No thanks',
  },
  {
    question: '¿Podemos contar qué páginas visitas? Nos ayuda a reparar lo que no funciona.',
    agree: 'Aceptar',
    refuse: 'No, gracias',
  },
)

export const useTracking = (flags: FlagValues | undefined, pageAt: PageAt) => {
  const shop = useShop()
  const texts = useTexts(analyticsTexts)
  const [path] = useLocation()
  const search = useSearch()
  const [isGranted, setIsGranted] = useState(false)
  useEffect(() => {
    if (!flags) return
    const start = () => setIsGranted(true)
    const permission = readPermission(shop.environment, flags)
    if (permission === 'granted') start()
    if (permission === 'undecided') askConsent(shop, texts, start)
  }, [shop, flags, texts])
  useEffect(() => {
    if (isGranted && flags) followVisit(shop, pageAt, flags, path)
  }, [isGranted, flags, shop, pageAt, path, search])
}
