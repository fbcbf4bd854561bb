import { englishAddress, spanishBase, useAddress, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { shellTexts } from './shell-texts'

/** The same page in the other language. It loads a document, since the address decides the language. */
export const LanguageLink = () => {
  const texts = useTexts(shellTexts)
  const { base } = useShop()
  const { pathname, search } = useAddress()
  const path = pathname.slice(base.length)
  const isSpanish = base === spanishBase
  const href = isSpanish ? englishAddress(path, search) : `${spanishBase}${path}${search}`
  return (
    <TextLink muted href={href} lang={isSpanish ? 'en' : 'es'}>
      {texts.language}
    </TextLink>
  )
}
