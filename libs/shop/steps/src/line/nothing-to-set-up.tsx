import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { stepTexts } from './step-texts'

export const NothingToSetUp = ({ more }: { more?: ReactNode }) => {
  const texts = useTexts(stepTexts)
  const pathOf = usePathOf()
  const isFilled = useIdentity().cartCount > 0
  return (
    <EmptyState
      nothing
      title={texts.nothingTitle}
      actions={
        <>
          <Link href={pathOf(isFilled ? 'expresscart' : 'smartphones')} asChild>
            <Button href="">{isFilled ? texts.toCart : texts.shop}</Button>
          </Link>
          {more}
        </>
      }
    >
      {isFilled ? texts.nothingOpen : texts.nothingBody}
    </EmptyState>
  )
}

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
