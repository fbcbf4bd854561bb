import type { SignedOut } from '@soe/rules'
import { formatClock, type Language } from '@soe/shop-platform'
import { accountTexts } from '../account-texts'

export interface SignedOutWords {
  title: string
  body: string
}

export const signedOutWords = ({ reason, at, items }: SignedOut, language: Language): SignedOutWords => {
  const texts = accountTexts(language)
  const title = items > 0 ? texts.signedOutCartTitle : texts.signedOutTitle
  switch (reason) {
    case 'idle':
      return { title, body: at === undefined ? texts.idle : texts.idleAt(formatClock(at)) }
    case 'elsewhere':
      return { title, body: texts.elsewhere }
    case 'failed':
      return { title, body: texts.extendFailed }
    case 'self':
      return { title, body: texts.self }
    case 'ended':
      return { title: texts.endedTitle, body: items > 0 ? texts.endedCart : texts.ended }
  }
}
