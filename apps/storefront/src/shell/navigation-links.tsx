import { useTexts } from '@soe/shop-platform'
import { Link } from 'wouter'
import type { NavigationEntry } from './navigation'
import { shellTexts } from './shell-texts'

interface NavigationLinksProps {
  entries: readonly NavigationEntry[]
  /** The entry whose section is shown. */
  current?: NavigationEntry | undefined
  onChoose?: (() => void) | undefined
}

/** Items of a list. */
export const NavigationLinks = ({ entries, current, onChoose }: NavigationLinksProps) => {
  const texts = useTexts(shellTexts)
  return entries.map((entry) => (
    <li key={entry.href}>
      <Link
        href={entry.href}
        aria-current={entry === current ? 'page' : undefined}
        {...(onChoose && { onClick: onChoose })}
      >
        {texts[entry.text]}
      </Link>
    </li>
  ))
}
