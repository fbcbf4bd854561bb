import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { stepTexts } from './step-texts'

export const NothingToSetUp = () => {
  const texts = useTexts(stepTexts)
  const pathOf = usePathOf()
  return (
    <EmptyState
      title={texts.nothingTitle}
      actions={
        <Link href={pathOf('smartphones')} asChild>
          <Button href="">{texts.shop}</Button>
        </Link>
      }
    >
      {texts.nothingBody}
    </EmptyState>
  )
}
