import { Link } from 'wouter'
import { useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { shellTexts } from '../shell/shell-texts'

export const Page = () => {
  const texts = useTexts(shellTexts)
  const actions = (
    <Link href="/smartphones/" asChild>
      <Button href="">{texts.backToShop}</Button>
    </Link>
  )
  return (
    <EmptyState title={texts.notFound} actions={actions}>
      <p>{texts.notFoundBody}</p>
    </EmptyState>
  )
}
