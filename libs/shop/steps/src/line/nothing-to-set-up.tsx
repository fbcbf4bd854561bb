import { buildPagePath } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { stepTexts } from './step-texts'

export const NothingToSetUp = () => {
  const texts = useTexts(stepTexts)
  const { audience } = useIdentity()
  return (
    <EmptyState
      title={texts.nothingTitle}
      actions={
        <Link href={buildPagePath('smartphones', { audience })} asChild>
          <Button href="">{texts.shop}</Button>
        </Link>
      }
    >
      {texts.nothingBody}
    </EmptyState>
  )
}
