import type { Shop } from '../create-shop'
import { networkTopic } from '../notices/notices'
import { failureTexts } from '../texts/failure-texts'

export const reportOffline = ({ notices, language }: Pick<Shop, 'notices' | 'language'>): void =>
  notices.show({
    type: 'warning',
    topic: networkTopic,
    text: failureTexts(language).offline,
    sticky: true,
    quiet: true,
  })
