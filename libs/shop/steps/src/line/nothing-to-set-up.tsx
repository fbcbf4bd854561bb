import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { stepTexts } from './step-texts'

export const NothingToSetUp = () => {
  const texts = useTexts(stepTexts)
  const pathOf = usePathOf()
  return (
    <EmptyState
      nothing
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

/** The line that the page was about is no longer in the cart. */
export const LineGone = () => {
  const texts = useTexts(stepTexts)
  const pathOf = usePathOf()
  return (
    <EmptyState
      title={texts.goneTitle}
      actions={
        <Link href={pathOf('expresscart')} asChild>
          <Button href="">{texts.toCart}</Button>
        </Link>
      }
    >
      {texts.goneBody}
    </EmptyState>
  )
}
