import { readSearch } from '@soe/rules'
import { useGo } from '@soe/shop-journey'
import { destination, useFlags } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { PlanPage } from './plan-page'

/** Popular plans, or the choice of data where the carrier redirects to it. */
export const PopularPlanPage = () => {
  const go = useGo()
  const isRedirected = useFlags().isSelectDataRedirectionEnabled === true
  const { selectedMTN, line } = readSearch(useSearch())
  const to = destination('plans/selectdata', { line: line ?? selectedMTN })
  const redirect = useRef(() => go(to, { replace: true }))
  useEffect(() => {
    if (isRedirected) redirect.current()
  }, [isRedirected])
  return <PlanPage variant="popular" />
}
