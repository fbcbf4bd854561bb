import { useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { eligibleLineTexts } from './eligible-line-texts'

export const SignInFirst = () => {
  const texts = useTexts(eligibleLineTexts)
  const { pathname, search } = useShop().environment.location
  return (
    <EmptyState
      title={texts.signInTitle}
      actions={<Button href={`/signin?goto=${encodeURIComponent(pathname + search)}`}>{texts.signIn}</Button>}
    >
      {texts.signInBody}
    </EmptyState>
  )
}
