import { useShop, useTexts } from '@soe/shop-platform'
import { PageWidth } from '@soe/ui'
import { shellTexts } from './shell-texts'

/** In the place of a header or footer that can't be drawn, and of a page until the one that recovers it is there. */
export const RegionFailure = () => {
  const texts = useTexts(shellTexts)
  const { base } = useShop()
  return (
    <PageWidth>
      {texts.failed} <a href={`${base}/`}>{texts.backToShop}</a>
    </PageWidth>
  )
}
