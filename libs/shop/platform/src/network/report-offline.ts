import type { Shop } from '../create-shop'
import { networkTopic } from '../notices/notices'
import { defineTexts } from '../texts/define-texts'

const offlineTexts = defineTexts(
  { offline: 'You are offline. What you typed is kept, and the page goes on when you are connected.' },
  { offline: 'No tienes conexión. Se conserva lo que escribiste, y la página sigue cuando te conectes.' },
)

export const reportOffline = ({ notices, language }: Pick<Shop, 'notices' | 'language'>): void =>
  notices.show({
    type: 'warning',
    topic: networkTopic,
    text: offlineTexts(language).offline,
    sticky: true,
    quiet: true,
  })
