import { useShop, type Page } from '@soe/shop-platform'
import { Activity, createContext, createElement, use, useMemo, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { lazyPage } from './pages/lazy-page'
import { matchShown } from './pages/match-page'

interface Address {
  path: string
  search: string
}

const SearchContext = createContext('')

/** Only what reads the search string is drawn again when that alone changes. */
const useKeptSearch = () => use(SearchContext)

/** The page at an address of its own: hidden, it must not follow the address of the page that is shown. */
const PageAt = ({ page, address: { path, search } }: { page: Page; address: Address }) => {
  const { base } = useShop()
  const hooks = useMemo(() => {
    const location: [string, typeof navigate] = [`${base}${path}`, navigate]
    return { hook: () => location, searchHook: useKeptSearch }
  }, [base, path])
  return (
    <SearchContext value={search}>
      <Router base={base} {...hooks}>
        {createElement(lazyPage(page))}
      </Router>
    </SearchContext>
  )
}

/** A page that stays alive behind another, so that Back shows it at once as it was left. */
export const KeptPage = ({ page }: { page: Page }) => {
  const [path] = useLocation()
  const search = useSearch()
  const [kept, setKept] = useState<Address>()
  const shown = matchShown(path).page
  const isShown = shown === page
  const isKept = isShown || page.keptBehind?.includes(shown.file) === true
  const address = isShown ? { path, search } : isKept ? kept : undefined
  if (kept?.path !== address?.path || kept?.search !== address?.search) setKept(address)
  if (!address) return null
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PageAt page={page} address={address} />
    </Activity>
  )
}
