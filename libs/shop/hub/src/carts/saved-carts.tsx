import type { CaseSummary } from '@soe/contracts'
import { getCases } from '@soe/contracts/routes'
import { readQuery, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { SectionHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hubTexts } from '../hub-texts'
import { holdingOf } from './case-holding'
import { SavedCart } from './saved-cart'
import styles from './saved-carts.module.css'

const never = '1970-01-01'

const newestFirst = (cases: readonly CaseSummary[]): CaseSummary[] =>
  cases
    .filter(({ caseID }) => caseID !== '')
    .toSorted((left, right) => Date.parse(right.changedAt ?? never) - Date.parse(left.changedAt ?? never))

/** Milliseconds that a page may take to show what its address names. */
const patience = 10_000

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the part of the page that the address names, and stays there until what stands above it is read. A shopper
 * who scrolls ends it. Returns a function that stops.
 */
const scrollToTarget = (): (() => void) => {
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (!id) return () => undefined
  const ending = new AbortController()
  const stop = () => ending.abort()
  const look = () => {
    const target = document.getElementById(id)
    if (!target) return
    target.scrollIntoView()
    if (!document.querySelector('main [aria-busy="true"]')) stop()
  }
  const observer = new MutationObserver(look)
  const waiting = setTimeout(stop, patience)
  ending.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(waiting)
  })
  for (const sign of signs) window.addEventListener(sign, stop, { signal: ending.signal, passive: true })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  look()
  return stop
}

export const SavedCarts = ({ isSimplified }: { isSimplified: boolean }) => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, getCases, { body: {} }),
    refetchOnMount: 'always',
    meta: { showsError: true },
  })
  const { channel } = useIdentity()
  const cases = data && newestFirst(data.cases)
  const firstOwn = cases?.find((found) => holdingOf(found, channel) === 'own')
  useEffect(scrollToTarget, [])
  const failed = error && <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  return (
    <section aria-labelledby="saved-carts" aria-busy={!cases && !error}>
      <SectionHeading id="saved-carts" aside={cases?.length}>
        {texts.savedCarts}
      </SectionHeading>
      {!cases && (failed || <Skeleton height="16rem" />)}
      {cases?.length === 0 && (
        <p className={styles.note}>
          <strong>{texts.noCarts}</strong> {texts.noCartsDetail}
        </p>
      )}
      {cases && cases.length > 0 && (
        <>
          <ul>
            {cases.map((found) => (
              <SavedCart
                key={found.caseID}
                found={found}
                isCurrent={found === data.cases[0]}
                isFirst={found === firstOwn}
                isSimplified={isSimplified}
              />
            ))}
          </ul>
          <p className={styles.note}>{texts.keep}</p>
        </>
      )}
    </section>
  )
}
