import { lazyPart, prepareAhead, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { IconButton, SearchIcon } from '@soe/ui'
import { useRef, useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { isPlainClick } from './header-menu'
import { shellTexts } from './shell-texts'

const SearchPanel = lazyPart(() => import('./search-panel').then((module) => module.SearchPanel))

/** Opens the search below the header. Its code is fetched as the icon is touched; without it, the icon leads to its page. */
export const HeaderSearch = ({ className }: { className: string | undefined }) => {
  const texts = useTexts(shellTexts)
  const { base } = useShop()
  const path = usePathOf()('search')
  const [, navigate] = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    SearchPanel.prepare().then(
      () => setOpen(!isOpen),
      () => navigate(path),
    )
  }
  return (
    <div ref={root} className={className}>
      <IconButton
        href={base + path}
        label={texts.search}
        aria-expanded={isOpen}
        onPointerEnter={() => prepareAhead(SearchPanel.prepare)}
        onClick={open}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && <SearchPanel root={root} onClose={() => setOpen(false)} />}
    </div>
  )
}
