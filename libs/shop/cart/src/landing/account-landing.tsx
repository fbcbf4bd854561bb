import { getAccountLandingDesktop, getAccountLandingMobile } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cartTexts } from '../cart-texts'

interface AccountLandingProps {
  fallback: ReactNode
  onRetry: () => void
  isRetrying: boolean
}

const useLanding = () => {
  const shop = useShop()
  const route = shop.environment.isNarrow() ? getAccountLandingMobile : getAccountLandingDesktop
  const language = shop.language === 'es' ? 'es' : 'en'
  return useQuery({ ...readQuery(shop, route, { query: { language } }), meta: { silent: true } }).data?.accountLanding
}

/** What the account has to settle before the order goes on, in the carrier's words (error 2053). */
export const AccountLanding = ({ fallback, onRetry, isRetrying }: AccountLandingProps) => {
  const texts = useTexts(cartTexts)
  const landing = useLanding()
  if (!landing) return fallback
  const actions = (
    <>
      <Button onClick={onRetry} busy={isRetrying} busyLabel={texts.loading}>
        {texts.tryAgain}
      </Button>
      {landing.links.map(({ text, href }) => (
        <Link key={href} href={href} asChild>
          <Button variant="outline" href={href}>
            {text}
          </Button>
        </Link>
      ))}
    </>
  )
  return (
    <EmptyState title={landing.title} actions={actions}>
      <p role="alert">{landing.body}</p>
    </EmptyState>
  )
}
