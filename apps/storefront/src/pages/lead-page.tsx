import { useShop, type LeadTo } from '@soe/shop-platform'
import { lazy, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { PageSkeleton } from '../shell/page-skeleton'

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page')).Page }))

type Outcome = { kind: 'waiting' } | { kind: 'lost' } | { kind: 'failed'; error: unknown }

/** Replaces an address that leads to another, where no server has done so already. */
export const LeadPage = ({ leadTo }: { leadTo: LeadTo | undefined }) => {
  const shop = useShop()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  useEffect(() => {
    let isLeft = false
    const lead = async () => {
      const to = await leadTo?.(shop, { path, search })
      if (isLeft) return
      if (to === undefined) setOutcome({ kind: 'lost' })
      else navigate(to, { replace: true })
    }
    lead().catch((error: unknown) => setOutcome({ kind: 'failed', error }))
    return () => {
      isLeft = true
    }
  }, [leadTo, shop, path, search, navigate])
  if (outcome.kind === 'failed') throw outcome.error
  return outcome.kind === 'lost' ? <NotFoundPage /> : <PageSkeleton />
}
