import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { protectionTexts } from './protection-texts'

export const NotForPrepay = () => {
  const texts = useTexts(protectionTexts)
  const pathOf = usePathOf()
  const shop = (
    <Link href={pathOf('smartphones')} asChild>
      <Button href="">{texts.prepaidAction}</Button>
    </Link>
  )
  return (
    <EmptyState nothing title={texts.prepaidTitle} actions={shop}>
      {texts.prepaidBody}
    </EmptyState>
  )
}
